import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { RemovalTable } from './RemovalTable.tsx';
import classes from './Rights.module.css';
import { RightsTable } from './RightsTable.tsx';

/** The published rights of all roles, drawn from the very tables that the server enforces. */
export function RightsPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('rights.title')} />
      <p className={classes.hint}>{t('rights.lead')}</p>
      {(['research', 'startup'] as const).map((kind) => (
        <Section key={kind} title={t(`rights.${kind}`)}>
          <div className={classes.panel}>
            <RightsTable kind={kind} />
            <RemovalTable kind={kind} />
          </div>
        </Section>
      ))}
    </>
  );
}
