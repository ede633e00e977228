import { Button, NativeSelect, Text } from '@mantine/core';
import { IconCheck, IconLoader2, IconWand } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './CheckPanel.module.css';
import { countBySection } from './group-findings.ts';
import type { ShownFinding } from './protocol.ts';

const EVERYWHERE = '';

export interface CheckTopProps {
  findings: readonly ShownFinding[];
  checking: boolean;
  /** Null for the whole document. */
  section: string | null;
  onSection(id: string | null): void;
  sectionName(id: string): string;
  mayMend: boolean;
  /** What one does here are suggestions: nothing is mended. */
  suggesting: boolean;
  mending: boolean;
  onMendAll(): void;
}

/** How much was found, where to look, and the button that mends what a machine can. */
export function CheckTop(props: CheckTopProps) {
  const { findings, checking, section } = props;
  const { t } = useTexts();
  const counts = countBySection(findings);
  const fixable = findings.filter(({ finding }) => finding.fixable && !finding.asked).length;
  // a section that was just put right stays chosen until another is
  const listed =
    section === null || counts.has(section) ? [...counts] : [...counts, [section, 0] as const];
  return (
    <div className={classes.top}>
      <div className={classes.summary}>
        <span>{t('panels.check.findings', { count: findings.length })}</span>
        <span className={classes.phase} role="status">
          {checking ? (
            <IconLoader2 size={16} aria-hidden="true" />
          ) : (
            <IconCheck size={16} aria-hidden="true" />
          )}
          {t(checking ? 'panels.check.checking' : 'panels.check.checked')}
        </span>
      </div>
      <NativeSelect
        aria-label={t('panels.check.filter')}
        value={section ?? EVERYWHERE}
        onChange={({ currentTarget }) => props.onSection(currentTarget.value || null)}
        data={[
          { value: EVERYWHERE, label: `${t('panels.check.everywhere')} (${findings.length})` },
          ...listed.map(([id, count]) => ({
            value: id,
            label: `${props.sectionName(id)} (${count})`,
          })),
        ]}
      />
      {props.mayMend && props.suggesting && fixable > 0 && (
        <Text size="sm">{t('writing.suggesting')}</Text>
      )}
      {props.mayMend && !props.suggesting && fixable > 0 && (
        <Button
          variant="light"
          leftSection={<IconWand size={18} aria-hidden="true" />}
          loading={props.mending}
          onClick={props.onMendAll}
        >
          {t('panels.check.fixAll', { n: fixable })}
        </Button>
      )}
    </div>
  );
}
