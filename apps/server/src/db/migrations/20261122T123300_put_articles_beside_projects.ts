import type { Migration } from '../migrate.ts';

const BESIDE = `(values
  ('science-staged-approval', 'nir', 'start'),
  ('science-norm-control', 'nir', 'finish'),
  ('innovation-thesis-to-grant', 'startup', 'start'),
  ('innovation-pitch', 'startup', 'finish'),
  ('news-manuscript-form', 'article', 'start')
) as beside (key, kind, stage)`;

const added = (column: string) =>
  `${column} = ${column} || jsonb_build_object('kinds', jsonb_build_array(kind), 'stage', stage)`;

export const putArticlesBesideProjects: Migration = {
  name: '20261122T123300_put_articles_beside_projects',
  // the articles that came with the product, unless an editor has written in them
  up: `update articles set ${added('content')}, ${added('shown')}
    from ${BESIDE} where seed_key = key and version = 0 and not content ? 'kinds';`,
  down: `
    update articles set content = content - 'kinds' - 'stage' where section not in ('page', 'block');
    update articles set shown = shown - 'kinds' - 'stage' where section not in ('page', 'block');
  `,
};
