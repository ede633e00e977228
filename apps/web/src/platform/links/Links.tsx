import { Box, Button, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dayText } from '../../ui/days.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useCopy } from '../../ui/use-copy.tsx';
import { useToasts } from '../ServicesContext.tsx';
import { LoadFailure } from '../states/LoadFailure.tsx';
import classes from './Links.module.css';

/** A link by which something is read without an account, as its maker sees it later. */
interface Link {
  id: string;
  ends_at: string;
  created_at: string;
  revoked: boolean;
  maker: string;
  opens?: number;
}

/** Where the texts of these links are. */
type Words = 'guestReview' | 'resume.links';

function LinkRow({ link, words, onRevoke }: { link: Link; words: Words; onRevoke: () => void }) {
  const { t } = useTexts();
  const over = new Date(link.ends_at).getTime() < Date.now();
  const day = dayText(link.ends_at, t);
  const standing = over ? t(`${words}.over`, { day }) : t(`${words}.until`, { day });
  return (
    <li className={classes.link}>
      <span>
        {link.revoked ? t(`${words}.revoked`) : standing}
        {link.opens !== undefined && ` · ${t('resume.links.opens', { count: link.opens })}`}
        <Text component="span" c="dimmed" size="sm" display="block">
          {t(`${words}.maker`, { name: link.maker })}, {dayText(link.created_at, t)}
        </Text>
      </span>
      {!link.revoked && !over && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRevoke}>
          {t(`${words}.revoke`)}
        </Button>
      )}
    </li>
  );
}

function MadeLink({ url, label, words }: { url: string; label: string; words: Words }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t(`${words}.copied`)));
  return (
    <div role="status">
      <Group align="end" gap="sm" wrap="nowrap">
        <TextInput
          flex={1}
          label={label}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(url)}>{t(`${words}.copy`)}</Button>
      </Group>
      <Text size="sm" mt={4}>
        {t(`${words}.made`)}
      </Text>
      {byHand}
    </div>
  );
}

interface LinksProps {
  words: Words;
  /** How a link is called. */
  label: string;
  days: { usual: number; most: number };
  list: {
    data: { links: readonly Link[] } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  /** The address of the link that was made last. */
  made: string | undefined;
  making: boolean;
  revoking: boolean;
  /** Above the links. */
  heading?: ReactNode;
  onMake: (days: number) => void;
  onRevoke: (id: string, settled: { onSettled: () => void }) => void;
}

/** Makes links that are read without an account until a day, shows what there are, and revokes them. */
export function Links({ words, days: limits, list, made, ...props }: LinksProps) {
  const { t } = useTexts();
  const { data, error, refetch } = list;
  const [days, setDays] = useState<number | string>(limits.usual);
  const inTime = typeof days === 'number' && days >= 1 && days <= limits.most;
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <Group align="end" gap="sm" mb="md">
        <NumberInput
          w={200}
          label={t(`${words}.days`)}
          description={t(`${words}.most`, { count: limits.most })}
          error={!inTime}
          min={1}
          max={limits.most}
          clampBehavior="none"
          allowDecimal={false}
          value={days}
          onChange={setDays}
        />
        <Button
          loading={props.making}
          disabled={!inTime}
          onClick={() => inTime && props.onMake(days)}
        >
          {t(`${words}.make`)}
        </Button>
      </Group>
      {made && <MadeLink key={made} url={made} label={props.label} words={words} />}
      {props.heading && <Box mt="md">{props.heading}</Box>}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.links.length === 0 && <Text c="dimmed">{t(`${words}.none`)}</Text>}
      <ul className={classes.links}>
        {data?.links.map((link) => (
          <LinkRow key={link.id} link={link} words={words} onRevoke={() => setAsked(link.id)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={t(`${words}.revokeTitle`)}
        confirm={t(`${words}.revoke`)}
        destructive
        busy={props.revoking}
        onConfirm={() => asked && props.onRevoke(asked, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      >
        {t(`${words}.revoking`)}
      </ConfirmDialog>
    </>
  );
}
