import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { completeTitlePage, openingPhrase } from '@pv/gost';
import { useId, useState } from 'react';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { isScholarly, kindName } from '../../../editor/section/section-title.ts';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useDoneNotice } from '../../../editor/shell/use-done-notice.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useSuggesting } from '../../../editor/suggest/use-suggesting.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { findShortForms, findTerms, type ListLine } from './find-terms.ts';
import { type GatheredKind, listedNames, putLines } from './put-terms.ts';

interface Offered extends ListLine {
  kind: GatheredKind;
  chosen: boolean;
}

const KINDS = ['abbreviations', 'terms'] as const;

/** What the lists lack. A term is only offered: what is said of it may be no definition. */
function offersOf(live: LiveDocument): Offered[] {
  const snapshot = live.snapshot();
  const found = { abbreviations: findShortForms(snapshot), terms: findTerms(snapshot) };
  return KINDS.flatMap((kind) => {
    const listed = listedNames(live.doc, kind);
    return found[kind]
      .filter(({ name }) => !listed.has(name.toLowerCase()))
      .map((line) => ({
        ...line,
        kind,
        chosen: kind === 'abbreviations' && line.meaning !== '',
      }));
  });
}

interface LinesProps {
  kind: GatheredKind;
  offers: readonly Offered[];
  onChange: (offered: Offered, part: Partial<Offered>) => void;
}

/** What is offered for one list. */
function Lines({ kind, offers, onChange }: LinesProps) {
  const { t } = useTexts();
  const id = useId();
  const own = offers.filter((offered) => offered.kind === kind);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text id={id} component="h3" fw={600} mb="xs">
        {t(`writing.terms.${kind}`)}
      </Text>
      <Stack gap={kind === 'terms' ? 'md' : 'xs'} mb="md">
        {own.map((offered) => (
          <Group key={offered.name} wrap={kind === 'terms' ? 'wrap' : 'nowrap'} gap={4}>
            <Checkbox
              w={kind === 'terms' ? '100%' : 120}
              checked={offered.chosen}
              label={offered.name}
              onChange={({ currentTarget }) => onChange(offered, { chosen: currentTarget.checked })}
            />
            <TextInput
              size="sm"
              flex={1}
              value={offered.meaning}
              aria-label={t('writing.terms.meaning', { short: offered.name })}
              placeholder={t('writing.terms.unknown')}
              onChange={({ currentTarget }) =>
                onChange(offered, { meaning: currentTarget.value, chosen: true })
              }
            />
          </Group>
        ))}
      </Stack>
    </section>
  );
}

/** Abbreviations and terms of the text that their lists lack: chosen, explained and added as one step. */
export default function TermsDialog({ view, live, close }: PanelProps) {
  const { t } = useTexts();
  const [settings] = useSettings();
  const tell = useDoneNotice(live);
  const suggesting = useSuggesting();
  const [offers, setOffers] = useState<readonly Offered[]>(() => offersOf(live));
  const change = (which: Offered, part: Partial<Offered>) =>
    setOffers((now) => now.map((one) => (one === which ? { ...one, ...part } : one)));
  const chosen = offers.filter((one) => one.chosen && one.meaning.trim() !== '');
  const put = () => {
    const { workKind } = completeTitlePage(view.title_page, settings);
    const lists = KINDS.map((kind) => ({
      kind,
      opening: `${openingPhrase(kind, workKind)}:`,
      title: kindName(kind, settings.profile, t),
      colon: kind === 'terms' && isScholarly(settings.profile),
      lines: chosen.filter((one) => one.kind === kind),
    }));
    const done = putLines(live, lists);
    tell(t('writing.terms.added', { count: done.changed }), done);
    close();
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={close}
      title={t('writing.terms.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="sm">{t(offers.length > 0 ? 'writing.terms.lead' : 'writing.terms.nothing')}</Text>
      {KINDS.map((kind) => (
        <Lines key={kind} kind={kind} offers={offers} onChange={change} />
      ))}
      {suggesting && offers.length > 0 && <Text mb="md">{t('writing.suggesting')}</Text>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={close}>
          {t(offers.length > 0 ? 'ui.cancel' : 'ui.close')}
        </Button>
        {offers.length > 0 && !suggesting && (
          <Button disabled={chosen.length === 0} onClick={put}>
            {t('writing.terms.put', { n: chosen.length })}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
