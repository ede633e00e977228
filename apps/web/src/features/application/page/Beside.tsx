import { type Application, applicationChecklist } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Application.module.css';
import { ChecklistItems } from './ChecklistItems.tsx';

/** What is left to do before it is sent, and the sections. */
export function Beside({ application }: { application: Application }) {
  const { t } = useTexts();
  const left = applicationChecklist(application);
  const { sections, attachments, note } = application;
  return (
    <aside className={classes.beside}>
      <nav aria-label={t('applications.sections')}>
        <h2 className={classes.heading}>{t('applications.sections')}</h2>
        <ul className={classes.list}>
          {sections.map(({ code, title }) => (
            <li key={code}>
              <a href={`#section-${code}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="checklist">
        <h2 id="checklist" className={classes.heading}>
          {t('applications.checklist.title')}
        </h2>
        {left.length === 0 && <p className={classes.dim}>{t('applications.checklist.done')}</p>}
        <ChecklistItems items={left} />
      </section>
      <section aria-labelledby="attachments">
        <h2 id="attachments" className={classes.heading}>
          {t('applications.checklist.attachments')}
        </h2>
        <ul className={classes.list}>
          {attachments.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="regulations">
        <h2 id="regulations" className={classes.heading}>
          {t('applications.checklist.rules')}
        </h2>
        <p className={classes.dim}>{note}</p>
      </section>
    </aside>
  );
}
