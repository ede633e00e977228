import type { BlockTypeSlug, WebPage } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { BlockIcon } from '../../../ui/BlockIcon.tsx';
import { useBlocks, useBlockTypes } from '../api.ts';
import { TextHead } from '../read/TextHead.tsx';
import { TextParts } from '../read/TextParts.tsx';
import { WayIn } from '../WayIn.tsx';
import classes from './Academies.module.css';
import { ACADEMY, type Academy } from './academies.ts';

/** The guides of a type, each with the stage that it helps with. */
function GuideList({ type }: { type: BlockTypeSlug }) {
  const { t } = useTexts();
  const { data } = useBlocks(type);
  const types = useBlockTypes().data?.info_blocks ?? [];
  const guides = data?.info_blocks ?? [];
  if (guides.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2>{types.find(({ slug }) => slug === type)?.title}</h2>
      <ul className={classes.guides}>
        {guides.map(({ id, slug, title, description, icon, stage }) => (
          <li key={id}>
            <BlockIcon name={icon} />
            <div>
              <h3>
                <Link to="/guides/$guide" params={{ guide: slug }}>
                  {title}
                </Link>
              </h3>
              <p>{description}</p>
              {stage && <p className={classes.stage}>{t(`pages.guides.stage.${stage}`)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of an academy: its text with the guides. */
export function AcademyView({ academy, page }: { academy: Academy; page: WebPage }) {
  return (
    <article>
      <TextHead {...page}>
        <WayIn />
      </TextHead>
      {ACADEMY[academy].guides.map((type) => (
        <GuideList key={type} type={type} />
      ))}
      <TextParts {...page} />
    </article>
  );
}
