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
import { PersonLink } from '../person/public.ts';
import { EditionChanges } from './changes/EditionChanges.tsx';
import { useEditionWords } from './changes/use-edition-words.ts';
import classes from './Editions.module.css';
import { EditionText } from './read/EditionText.tsx';

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
      <div id={region} className={opened ? classes.panel : undefined} hidden={!opened}>
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
    <ol className={classes.list}>
      {heads.map((head) => (
        <li key={head.id}>
          <p className={classes.line}>
            <b>{`${dynamic(`approval.section.${head.section}`)}: ${words.line(head)}`}</b>
            <span className={classes.dim}>{t('editions.round', { round: head.round })}</span>
            <span className={classes.dim}>{head.author && <PersonLink {...head.author} />}</span>
            <span className={classes.dim}>{words.approvedAt(head)}</span>
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
    <div className={classes.editions}>
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
