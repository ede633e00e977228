import { Button } from '@mantine/core';
import type { EditionHead } from '@pv/contract';
import {
  type Icon,
  IconArrowsDiff,
  IconRosetteDiscountCheck,
  IconVersions,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { PersonLink } from '../person/public.ts';
import { ChangeList } from './changes/ChangeList.tsx';
import classes from './changes/Changes.module.css';
import { useEditionWords } from './changes/use-edition-words.ts';
import editionsClasses from './Editions.module.css';
import { EditionText, useEdition } from './read/EditionText.tsx';

/** How an edition differs from the one that it is compared with for the reader. */
export function EditionChanges({ id, titled }: { id: string; titled: boolean }) {
  const { t } = useTexts();
  const words = useEditionWords();
  const { data, error, refetch } = useEdition(id);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const { edition, against, changes, downloads, rewritten } = data;
  if (!against || !changes) {
    const why = edition.number > 1 ? t('editions.undecided') : t('editions.first');
    return <p className={classes.skipped}>{why}</p>;
  }
  return (
    <div className={classes.changes}>
      {titled && <h3 className={classes.name}>{words.since(against)}</h3>}
      <ChangeList changes={changes} downloads={downloads} rewritten={rewritten} />
    </div>
  );
}

/** A quiet button with something under it that is read only when it is opened. */
function Fold(props: {
  icon: Icon;
  label: string;
  /** Opened at first. */
  opened?: boolean;
  /** Marks the button for a shortcut. */
  mark?: string;
  children: ReactNode;
}) {
  const { icon: Icon, label, mark } = props;
  const region = useId();
  const [opened, setOpened] = useState(props.opened ?? false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        leftSection={<Icon size={16} stroke={1.8} aria-hidden="true" />}
        aria-expanded={opened}
        aria-controls={region}
        data-shortcut={mark}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </Button>
      <div id={region} className={opened ? editionsClasses.panel : undefined} hidden={!opened}>
        {opened && props.children}
      </div>
    </>
  );
}

/** Marks the button that `d` presses. */
export const CHANGES_SHORTCUT = 'changes';

function AllEditions({ heads }: { heads: readonly EditionHead[] }) {
  const { t, dynamic } = useTexts();
  const words = useEditionWords();
  return (
    <ol className={editionsClasses.list}>
      {heads.map((head) => (
        <li key={head.id}>
          <p className={editionsClasses.line}>
            <b>{`${dynamic(`approval.section.${head.section}`)}: ${words.line(head)}`}</b>
            <span className={editionsClasses.dim}>
              {t('editions.round', { round: head.round })}
            </span>
            <span className={editionsClasses.dim}>
              {head.author && <PersonLink {...head.author} />}
            </span>
            <span className={editionsClasses.dim}>{words.approvedAt(head)}</span>
          </p>
          <Fold icon={IconVersions} label={t('editions.open', { what: words.line(head) })}>
            <EditionText id={head.id} />
          </Fold>
        </li>
      ))}
    </ol>
  );
}

/**
 * The editions of one place of the roadmap: how the newest one differs, the approved one while a newer
 * is written or waits, and all of them.
 */
export function SectionEditions(props: {
  heads: readonly EditionHead[];
  /** The section under way, whose newest edition is compared. */
  section: EditionHead['section'];
  /** Whether the content is being written or waits, so that it may differ from what is approved. */
  open: boolean;
}) {
  const { t } = useTexts();
  const words = useEditionWords();
  const own = props.heads.filter(({ section }) => section === props.section);
  const [newest] = own;
  const base = newest && own.find(({ id }) => id === newest.base_id);
  const approved = props.open && own.find(({ approved_at }) => approved_at !== null);
  return (
    <div className={editionsClasses.editions}>
      {newest && base && props.open && (
        <Fold icon={IconArrowsDiff} label={words.since(base)} mark={CHANGES_SHORTCUT}>
          <EditionChanges id={newest.id} titled={false} />
        </Fold>
      )}
      {approved && (
        <Fold icon={IconRosetteDiscountCheck} label={words.approved(approved)}>
          <EditionText id={approved.id} />
        </Fold>
      )}
      {props.heads.length > 0 && (
        <Fold icon={IconVersions} label={`${t('editions.show')} (${props.heads.length})`}>
          <AllEditions heads={props.heads} />
        </Fold>
      )}
    </div>
  );
}
