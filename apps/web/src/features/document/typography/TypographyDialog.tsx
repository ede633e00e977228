import { Button, Group, Modal, Table, Text } from '@mantine/core';
import { ruleText } from '@pv/texts/normocontrol';
import { useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useDoneNotice } from '../../../editor/shell/use-done-notice.tsx';
import { useSuggesting } from '../../../editor/suggest/use-suggesting.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { groupFindings, SIGN_RULES } from '../check/group-findings.ts';
import { useChecked, useChecker } from '../check/use-checker.ts';

/** Shows what of signs and spaces would change in the whole document, and changes it as one step. */
export default function TypographyDialog({ view, live, close }: PanelProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const tell = useDoneNotice(live);
  const suggesting = useSuggesting();
  const rights = useRights();
  const checker = useChecker(live, view);
  const state = useChecked(checker, (all) => all);
  const [busy, setBusy] = useState(false);
  const found = state.findings?.filter(
    ({ finding }) => finding.fixable && SIGN_RULES.has(finding.rule),
  );
  const rules = found && groupFindings(found).flatMap((group) => group.rules);

  async function mend(): Promise<void> {
    if (!checker) return;
    setBusy(true);
    const outcome = await checker.mend({ kind: 'signs' });
    setBusy(false);
    if (outcome === 'failed') toasts.error('panels.check.fixFailed');
    else if (outcome === 'changing') toasts.warning(t('panels.check.changing'));
    else {
      const { fixed: changed, closed } = outcome;
      tell(t('writing.typography.done', { count: changed }), { changed, closed });
      close();
    }
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t('writing.typography.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {state.phase === 'failed' && <Text role="alert">{t('panels.check.failed')}</Text>}
      {state.phase !== 'failed' && !rules && <RowsSkeleton rows={4} />}
      {rules?.length === 0 && <Text role="status">{t('writing.typography.nothing')}</Text>}
      {rules && rules.length > 0 && (
        <>
          <Text mb="sm">{t('writing.typography.lead')}</Text>
          <Table mb="md">
            <Table.Tbody>
              {rules.map(({ rule, findings }) => (
                <Table.Tr key={rule}>
                  <Table.Td>{ruleText(locale, rule).title}</Table.Td>
                  <Table.Td ta="right">{findings.length}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
      {rights.edit && suggesting && <Text mb="md">{t('writing.suggesting')}</Text>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={close}>
          {t('ui.cancel')}
        </Button>
        {rights.edit && !suggesting && found && found.length > 0 && (
          <Button loading={busy} onClick={() => void mend()}>
            {t('writing.typography.fix', { n: found.length })}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
