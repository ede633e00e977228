import { ActionIcon, Button, NativeSelect, NumberInput, Popover } from '@mantine/core';
import { documentEndpoints } from '@pv/contract';
import type { SectionHead } from '@pv/editor-schema';
import { resolveProfile, structuralTitle } from '@pv/gost';
import { IconAlertTriangle, IconTarget } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { isTyped, outlineTitle } from '../../../editor/section/section-title.ts';
import {
  useHeadingNumbers,
  useRights,
  useSections,
} from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { closedBy } from '../../../editor/stages/section-lock.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import classes from './CountsPanel.module.css';
import { addCounts, NOTHING_WRITTEN, type TextCount } from './count-section.ts';
import { type Counts, followCounts } from './follow-counts.ts';
import { lastLayout, noteLayout, onLayout } from './last-layout.ts';
import {
  GREATEST,
  LIMIT_UNITS,
  type Limit,
  type LimitUnit,
  readLimit,
  writeLimit,
} from './limits.ts';
import { pagesOfSections } from './page-counts.ts';

const NONE: ReadonlyMap<string, TextCount> = new Map();
const never = () => () => {};

function useCounts(live: LiveDocument): ReadonlyMap<string, TextCount> {
  const [counts, setCounts] = useState<Counts | null>(null);
  useEffect(() => {
    const opened = followCounts(live.doc);
    setCounts(opened);
    return () => opened.destroy();
  }, [live]);
  return useSyncExternalStore(counts?.subscribe ?? never, counts?.current ?? (() => NONE));
}

/** The pages of each section in the last layout; null while none was made. */
function usePages(live: LiveDocument, heads: readonly SectionHead[]) {
  const [settings] = useSettings();
  const layout = useSyncExternalStore(onLayout, () => lastLayout(live.doc));
  if (!layout) return null;
  const named = heads.map(({ id, kind, title }) => ({
    id,
    title:
      kind === 'title'
        ? ''
        : isTyped(kind)
          ? title
          : structuralTitle(resolveProfile(settings), kind, title),
  }));
  return {
    total: layout.total,
    of: pagesOfSections(named, layout.headings, layout.total),
  };
}

interface LimitProps {
  /** Null for the whole document. */
  sectionId: string | null;
  name: string;
  limit: Limit | null;
}

/** Sets how much may be written, or takes the limit away. */
function LimitButton({ sectionId, name, limit, live }: LimitProps & { live: LiveDocument }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [most, setMost] = useState<number | string>(limit?.most ?? '');
  const [unit, setUnit] = useState<LimitUnit>(limit?.unit ?? 'signs');
  const keep = (next: Limit | null) => {
    writeLimit(live.doc, sectionId, next);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={`${t('writing.counts.setLimit')}: ${name}`}
          title={t('writing.counts.setLimit')}
          onClick={() => setOpened(!opened)}
        >
          <IconTarget size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            keep(typeof most === 'number' && most > 0 ? { unit, most } : null);
          }}
        >
          <NumberInput
            size="sm"
            label={t('writing.counts.most')}
            min={1}
            max={GREATEST}
            allowDecimal={false}
            thousandSeparator=" "
            value={most}
            onChange={setMost}
          />
          <NativeSelect
            size="sm"
            label={t('writing.counts.unit')}
            value={unit}
            onChange={({ currentTarget }) => setUnit(currentTarget.value as LimitUnit)}
            data={LIMIT_UNITS.map((value) => ({
              value,
              label: t(`writing.counts.units.${value}`),
            }))}
          />
          <Button size="sm" type="submit">
            {t('ui.save')}
          </Button>
          {limit && (
            <Button size="sm" variant="default" onClick={() => keep(null)}>
              {t('writing.counts.noLimit')}
            </Button>
          )}
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

interface RowProps extends LimitProps {
  live: LiveDocument;
  count: TextCount;
  pages: number | null;
  mayEdit: boolean;
}

function Row({ live, name, sectionId, limit, count, pages, mayEdit }: RowProps) {
  const { t } = useTexts();
  const amount = limit && (limit.unit === 'pages' ? pages : count[limit.unit]);
  const over = limit !== null && amount !== null && amount > limit.most;
  const number = (value: number) => value.toLocaleString('ru-RU');
  return (
    <tr>
      <th scope="row">
        {name}
        {limit && (
          <span className={classes.limit} data-over={over || undefined}>
            {over && <IconAlertTriangle size={14} aria-hidden="true" />}
            {t(over ? 'writing.counts.over' : 'writing.counts.of', {
              now: amount === null ? '—' : number(amount),
              most: number(limit.most),
              unit: t(`writing.counts.units.${limit.unit}`),
            })}
          </span>
        )}
      </th>
      <td>{number(count.words)}</td>
      <td>{number(count.signs)}</td>
      <td>{number(count.letters)}</td>
      <td>{pages === null ? '—' : number(pages)}</td>
      <td>
        {mayEdit && <LimitButton live={live} sectionId={sectionId} name={name} limit={limit} />}
      </td>
    </tr>
  );
}

/** Makes the pages, to learn where the sections stand: by itself where nobody has made any yet. */
function PagesButton({ live, known }: { live: LiveDocument; known: boolean }) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  async function measure(failed: (error: unknown) => void): Promise<void> {
    setBusy(true);
    try {
      const { openPdf } = await import('../preview/open-pdf.ts');
      const file = await call(documentEndpoints.preview, { params: { id: live.id } });
      const pdf = await openPdf(file as Blob);
      noteLayout(live.doc, { total: pdf.pages.length, headings: await pdf.headings() });
      pdf.close();
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  }
  const measureUnasked = useEffectEvent(() => {
    // nobody has asked: the button is there for whoever wants to know
    if (!known) void measure(() => undefined);
  });
  useEffect(() => measureUnasked(), []);
  const onClick = () => void measure((error) => toasts.warning(describeError(error, t)));
  return (
    <Button size="sm" variant="default" loading={busy} onClick={onClick}>
      {t(known ? 'writing.counts.pagesAgain' : 'writing.counts.countPages')}
    </Button>
  );
}

/** How much is written in each section and in all, beside its limit. */
export default function CountsPanel({ view, live }: PanelProps) {
  const { t } = useTexts();
  const heads = useSections();
  const numbering = useHeadingNumbers();
  const rights = useRights();
  const [{ profile }] = useSettings();
  const counts = useCounts(live);
  const pages = usePages(live, heads);
  const whole = [...counts.values()].reduce(addCounts, NOTHING_WRITTEN);
  const row = (head: SectionHead | undefined, name: string, count: TextCount) => (
    <Row
      key={head?.id ?? ''}
      live={live}
      sectionId={head?.id ?? null}
      name={name}
      limit={readLimit(live.doc, head?.id ?? null)}
      count={count}
      pages={(head ? pages?.of.get(head.id) : pages?.total) ?? null}
      mayEdit={rights.edit && closedBy(head, rights) === null}
    />
  );
  return (
    <div className={classes.room}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('writing.counts.section')}</th>
            <th scope="col">{t('writing.counts.units.words')}</th>
            <th scope="col">{t('writing.counts.units.signs')}</th>
            <th scope="col">{t('writing.counts.units.letters')}</th>
            <th scope="col">{t('writing.counts.units.pages')}</th>
            <th scope="col">
              <span className={classes.hidden}>{t('writing.counts.setLimit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {row(undefined, t('panels.check.everywhere'), whole)}
          {heads.map((head) => {
            const count = counts.get(head.id);
            return count && row(head, outlineTitle(head, { numbering, profile }, t), count);
          })}
        </tbody>
      </table>
      {view.can.export && <PagesButton live={live} known={pages !== null} />}
      <p className={classes.note}>
        {t(pages ? 'writing.counts.pagesNote' : 'writing.counts.noPages')}
      </p>
    </div>
  );
}
