import { Button } from '@mantine/core';
import { LOOKING_MS, type Move } from '@pv/contract';
import { IconEye } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useNow } from '../../../ui/days.ts';
import { useLook, useWaits } from '../api.ts';
import classes from './UnderMove.module.css';
import { clockText } from './when-text.ts';

interface LookLineProps {
  projectId: string;
  move: Pick<Move, 'section' | 'stage_id'>;
}

/** Where several may decide the same: who looks at it now, and the button by which one says so himself. */
export function LookLine({ projectId, move }: LookLineProps) {
  const { t } = useTexts();
  const now = useNow();
  const { data } = useWaits(projectId);
  const look = useLook();
  const { section, stage_id } = move;
  const wait = data?.waiting.find((one) => one.section === section && one.stage_id === stage_id);
  if (!wait) return null;
  const until = (since: string) => Date.parse(since) + LOOKING_MS;
  const looking = wait.looking.filter(({ since }) => until(since) > now.getTime());
  const own = looking.some(({ me }) => me);
  if (looking.length === 0 && !wait.can_look) return null;
  const say = (yes: boolean) =>
    look.mutate({ params: { id: projectId }, body: { section, stage_id, looking: yes } });
  return (
    <div className={classes.under}>
      {looking.map(({ id, name, since, me }) => (
        <p key={id} className={classes.line} role="status">
          {me
            ? t('whoseMove.look.own', { time: clockText(since) })
            : t('whoseMove.look.other', { name, time: clockText(since) })}
        </p>
      ))}
      {wait.can_look && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.button}
          leftSection={<IconEye size={16} stroke={1.8} aria-hidden="true" />}
          title={own ? undefined : t('whoseMove.look.startHint')}
          loading={look.isPending}
          onClick={() => say(!own)}
        >
          {own ? t('whoseMove.look.stop') : t('whoseMove.look.start')}
        </Button>
      )}
    </div>
  );
}
