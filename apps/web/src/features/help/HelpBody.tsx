import { Anchor, CloseButton } from '@mantine/core';
import type { RoleCode } from '@pv/contract';
import {
  type HelpBlock,
  type HelpTexts,
  LOAD_HELP,
  type ProjectHelp,
  type RoleHelp,
} from '@pv/texts/help';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure, SILENCE } from '../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { GuideLinks } from '../site/public.ts';
import classes from './Help.module.css';
import type { HelpKind } from './kinds.ts';
import { useFolds } from './use-folds.ts';

/** The role of the reader, which stands first, and the others as they stand. */
export function ownApart<T extends { role: string }>(roles: readonly T[], own: string) {
  return {
    own: roles.find(({ role }) => role === own) ?? null,
    others: roles.filter(({ role }) => role !== own),
  };
}

/** The help in the chosen language; it is loaded when first shown, and anew when the language changes. */
function useHelpTexts() {
  const { locale } = useTexts();
  return useQuery<HelpTexts>({
    queryKey: ['help', locale],
    queryFn: () => LOAD_HELP[locale](),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

type Folds = ReturnType<typeof useFolds>;

function Parts({ block }: { block: HelpBlock }) {
  return block.content.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part.list[0]}>
        {part.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

/** A part of the help under its name; how it was left is remembered. */
function Fold(props: {
  name: string;
  usually: boolean;
  folds: Folds;
  title: ReactNode;
  children: ReactNode;
}) {
  const { name, usually, folds } = props;
  return (
    <details
      className={classes.fold}
      open={folds.isOpen(name, usually)}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== folds.isOpen(name, usually)) folds.set(name, open);
      }}
    >
      <summary>
        <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
        <span>{props.title}</span>
      </summary>
      <div className={classes.inside}>{props.children}</div>
    </details>
  );
}

/** What somebody in a role does: the preview always, the rest when it is opened. */
function Role({ help, own, folds }: { help: RoleHelp; own: boolean; folds: Folds }) {
  const { t } = useTexts();
  const { role, preview, description } = help;
  const title = (
    <>
      <strong>{t(`roles.${role}`)}</strong>
      {own && <span className={classes.own}>{` · ${t('help.own')}`}</span>}
      <span className={classes.preview}>{preview}</span>
    </>
  );
  return (
    <Fold name={role} usually={own} folds={folds} title={title}>
      <h4 className={classes.what}>{description.header}</h4>
      <Parts block={description} />
    </Fold>
  );
}

function Texts({ help, role, folds }: { help: ProjectHelp; role: RoleCode; folds: Folds }) {
  const { t } = useTexts();
  const { own, others } = ownApart(help.roles, role);
  return (
    <>
      {own && <Role help={own} own folds={folds} />}
      <Fold
        name="topic"
        usually
        folds={folds}
        title={<h3 className={classes.name}>{help.topic.header}</h3>}
      >
        <Parts block={help.topic} />
      </Fold>
      <h3 className={classes.name}>{t('help.roles')}</h3>
      {others.map((one) => (
        <Role key={one.role} help={one} own={false} folds={folds} />
      ))}
    </>
  );
}

/** The help of a kind of project: what the reader does, how it works, who else does what. */
export function HelpBody(props: { kind: HelpKind; role: RoleCode; onClose?: () => void }) {
  const { kind, role, onClose } = props;
  const { t } = useTexts();
  const folds = useFolds();
  const { data, error, refetch } = useHelpTexts();
  return (
    <div className={classes.body}>
      {onClose && (
        <div className={classes.head}>
          <h2 className={classes.title}>{t('help.title')}</h2>
          <CloseButton aria-label={t('help.close')} onClick={onClose} />
        </div>
      )}
      {!data && !error && <RowsSkeleton rows={4} />}
      {!data && error && <LoadFailure error={SILENCE} onRetry={refetch} />}
      {data && <Texts help={data[kind]} role={role} folds={folds} />}
      <h3 className={classes.name}>{t('pages.guides.title')}</h3>
      <div className={classes.inside}>
        <GuideLinks type={kind} />
      </div>
      <Anchor component={Link} to="/help/rights" size="sm">
        {t('help.rights')}
      </Anchor>
      <Anchor component={Link} to="/support" size="sm">
        {t('support.link.write')}
      </Anchor>
    </div>
  );
}
