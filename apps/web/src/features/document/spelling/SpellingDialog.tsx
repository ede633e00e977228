import { Button, Group, Modal, NativeSelect, Pill, Switch, Text } from '@mantine/core';
import { GENERATED_KINDS } from '@pv/editor-schema';
import { useState, useSyncExternalStore } from 'react';
import { outlineTitle } from '../../../editor/section/section-title.ts';
import {
  useHeadingNumbers,
  useRights,
  useSections,
} from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { SECTION_LANGUAGES, type SectionLanguage } from '../../../editor/spelling/words.ts';
import { mayWrite } from '../../../editor/stages/section-lock.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** The language in which a section is checked. */
function SectionLanguageFields() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { spelling, active } = bench;
  const numbering = useHeadingNumbers();
  const [{ profile }] = useSettings();
  const texts = useSections().filter(({ kind }) => !GENERATED_KINDS.has(kind));
  const [chosen, setChosen] = useState(active()?.id ?? texts[0]?.id ?? '');
  const language = useSyncExternalStore(spelling.subscribe, () => spelling.language(chosen));
  return (
    <Group grow align="end" mb="md">
      <NativeSelect
        label={t('writing.spelling.section')}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={texts.map((head) => ({
          value: head.id,
          label: outlineTitle(head, { numbering, profile }, t),
        }))}
      />
      <NativeSelect
        label={t('writing.spelling.language')}
        // it is kept with the section
        disabled={!mayWrite(bench, chosen)}
        value={language}
        onChange={({ currentTarget }) =>
          spelling.setLanguage(chosen, currentTarget.value as SectionLanguage)
        }
        data={SECTION_LANGUAGES.map((value) => ({
          value,
          label: t(`writing.spelling.languages.${value}`),
        }))}
      />
    </Group>
  );
}

/** Spelling: on or off, the languages of sections, the words that one has added. */
export default function SpellingDialog({ close }: PanelProps) {
  const { t } = useTexts();
  const { spelling } = useWorkbench();
  const rights = useRights();
  const on = useSyncExternalStore(spelling.subscribe, spelling.isOn);
  const own = useSyncExternalStore(spelling.subscribe, () =>
    (spelling.speller()?.ownWords() ?? []).join('\n'),
  );
  return (
    <Modal
      opened
      onClose={close}
      title={t('writing.spelling.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Switch
        mb="md"
        checked={on}
        label={t('writing.spelling.on')}
        description={t('writing.spelling.about')}
        onChange={({ currentTarget }) => spelling.turn(currentTarget.checked)}
      />
      {on && rights.edit && <SectionLanguageFields />}
      {on && (
        <>
          <Text fw={560} size="sm" mb={4}>
            {t('writing.spelling.own')}
          </Text>
          {own === '' && <Text size="sm">{t('writing.spelling.noOwn')}</Text>}
          <Pill.Group mb="md">
            {own
              .split('\n')
              .filter(Boolean)
              .map((word) => (
                <Pill
                  key={word}
                  withRemoveButton
                  removeButtonProps={{
                    'aria-label': t('writing.spelling.remove', { word }),
                    'aria-hidden': false,
                    tabIndex: 0,
                  }}
                  onRemove={() => spelling.speller()?.removeWord(word)}
                >
                  {word}
                </Pill>
              ))}
          </Pill.Group>
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('ui.close')}
        </Button>
      </Group>
    </Modal>
  );
}
