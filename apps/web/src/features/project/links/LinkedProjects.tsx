import type { LinkedProject } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { IconPlant2, IconRocket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './LinkedProjects.module.css';
import { ReferenceText } from './ReferenceText.tsx';
import { useFollowedLinks } from './use-links.ts';

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** The title as a link for whoever may open it. */
function Named({ project }: { project: LinkedProject }) {
  const { t, locale } = useTexts();
  const { id, type, title, gone, by, at } = project;
  const quoted = t('log.value.quoted', { text: title });
  const date = dayFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  const params = { projectType: type, id: id ?? '' };
  return (
    <>
      {id ? (
        <Link to="/project/$projectType/$id" params={params}>
          {quoted}
        </Link>
      ) : (
        quoted
      )}
      <span className={classes.note}>
        {gone ? t('spinoff.links.gone') : t('spinoff.links.begun', { name: by, date })}
      </span>
    </>
  );
}

/** What a project has grown from, with the texts that it refers to, and what has grown from it. */
export function LinkedProjects({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const { data: links } = useFollowedLinks(projectId);
  if (!links || (!links.origin && links.startups.length === 0)) return null;
  const { origin, startups, documents } = links;
  return (
    <ul className={classes.links}>
      {origin && (
        <li className={classes.link}>
          <IconPlant2 {...icon} />
          <div>
            {t('spinoff.links.origin')} <Named project={origin} />
            {documents.length > 0 && (
              <ul className={classes.documents} aria-label={t('spinoff.form.documents')}>
                {documents.map((document) => (
                  <ReferenceText key={document.id} document={document} />
                ))}
              </ul>
            )}
          </div>
        </li>
      )}
      {startups.map((startup) => (
        <li key={`${startup.at} ${startup.title}`} className={classes.link}>
          <IconRocket {...icon} />
          <div>
            {t('spinoff.links.startup')} <Named project={startup} />
          </div>
        </li>
      ))}
    </ul>
  );
}
