import { Button } from '@mantine/core';
import type { MatchedPlace, SimilarWork } from '@pv/contract';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './Similarity.module.css';

/** A share as the reader writes numbers. */
export function useShare(): (share: number) => string {
  const { t, locale } = useTexts();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (share) => t('similarity.share', { share: format.format(share) });
}

function Place({ place: { heading, before, text, after, words } }: { place: MatchedPlace }) {
  const { t } = useTexts();
  return (
    <li className={classes.place}>
      <p className={classes.dim}>
        {heading && <span className={classes.heading}>{heading}</span>}
        <span>{t('similarity.words', { count: words })}</span>
      </p>
      <blockquote className={classes.text}>
        {before && <span className={classes.around}>… {before} </span>}
        <mark className={classes.mark}>{text}</mark>
        {after && <span className={classes.around}> {after} …</span>}
      </blockquote>
    </li>
  );
}

function Places({ places, more }: Pick<SimilarWork, 'places' | 'more'>) {
  const { t } = useTexts();
  return (
    <>
      <ul className={classes.places}>
        {places.map((place, at) => (
          // places have no id, and the list is replaced as a whole
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in the list moves
          <Place key={at} place={place} />
        ))}
      </ul>
      {more > 0 && <p className={classes.dim}>{t('similarity.more', { count: more })}</p>}
    </>
  );
}

/** The title of a work leads to it, or to its discussion for whoever is not of its team. */
function WorkLink({ work }: { work: NonNullable<SimilarWork['work']> }) {
  const { project_id: id, discussion_id: discussed, type, title } = work;
  if (id) {
    return (
      <Link to="/project/$projectType/$id" params={{ projectType: type, id }}>
        {title}
      </Link>
    );
  }
  if (!discussed) return title;
  return (
    <Link to="/discussions-works/$id" params={{ id: discussed }}>
      {title}
    </Link>
  );
}

/** A work that the reader may read: its title leads to it, the places open under it. */
function OpenWork(props: SimilarWork & { work: NonNullable<SimilarWork['work']> }) {
  const { work, places, more } = props;
  const { t } = useTexts();
  const region = useId();
  const [opened, setOpened] = useState(false);
  const count = t('similarity.places', { count: places.length + more });
  return (
    <>
      <div className={classes.name}>
        <WorkLink work={work} />
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          rightSection={
            <IconChevronDown
              className={classes.turn}
              data-opened={opened}
              size={16}
              stroke={1.8}
              aria-hidden="true"
            />
          }
          aria-expanded={opened}
          aria-controls={region}
          aria-label={t('similarity.placesOf', { places: count, title: work.title })}
          onClick={() => setOpened(!opened)}
        >
          {count}
        </Button>
      </div>
      <div id={region}>{opened && <Places places={places} more={more} />}</div>
    </>
  );
}

function ClosedWork() {
  const { t } = useTexts();
  return (
    <div className={classes.name}>
      <IconLock size={16} stroke={1.8} aria-hidden="true" />
      {t('similarity.closed')}
      <span className={classes.dim}>{t('similarity.closedNote')}</span>
    </div>
  );
}

/** The works that have something in common with one, the most alike first. */
export function SimilarWorks({ works }: { works: readonly SimilarWork[] }) {
  const { t } = useTexts();
  const share = useShare();
  return (
    <ul className={classes.works} aria-label={t('similarity.works')}>
      {works.map((found, at) => (
        <li key={found.work?.project_id ?? found.work?.discussion_id ?? at} className={classes.row}>
          <span className={classes.share}>{share(found.share)}</span>
          <div>{found.work ? <OpenWork {...found} work={found.work} /> : <ClosedWork />}</div>
        </li>
      ))}
    </ul>
  );
}
