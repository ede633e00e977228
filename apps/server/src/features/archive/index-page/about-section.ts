import { completionOf, fieldsIn } from '../../approval/public.ts';
import type { Contents } from './contents.ts';
import { type Html, html, prose } from './html.ts';
import { written } from './rich.ts';

function row(name: string, value: string): Html {
  return html`<dt>${name}</dt><dd>${value}</dd>`;
}

/** What of the contents these lines are made of. */
type About = Pick<Contents, 'state' | 'words'>;

function term({ state: { project }, words }: About): string {
  const { startsAt, endsAt } = project;
  if (!startsAt && !endsAt) return words.say('projectPage.termEmpty');
  return [startsAt, endsAt].map((date) => (date ? words.day(date) : '…')).join(' – ');
}

/** The status of the whole project, as its page heads it: a finished one is told so. */
function standing({ state }: Pick<Contents, 'state'>): string {
  const completion = completionOf(state);
  return completion === 'succeeded' ? completion : state.project.status;
}

/** What the project is, where it stands and who is in it. */
export function aboutSection(contents: About): Html {
  const { state, words } = contents;
  const { type, category, progress, annotation, teamContent, teamKind, creatorId } = state.project;
  const { say, name } = words;
  const kind = category ? name(`projects.category.${category}`) : name(`profile.kind.${type}`);
  const empty = say('archive.index.none');
  return html`
<dl>${[
    row(say('archive.index.kind'), kind),
    row(say('archive.index.status'), name(`approval.status.${standing(contents)}`)),
    row(say('archive.index.progress'), `${progress} %`),
    row(say('archive.index.term'), term(contents)),
  ]}</dl>
<h2>${say('archive.index.annotation')}</h2>${prose(annotation, empty)}
<h2>${say('archive.index.team')}</h2><ul>${state.team.map(
    (member) => html`
<li>${member.name} — ${name(`roles.${member.role}`).toLowerCase()}${
      member.userId === creatorId && `, ${say('archive.index.creator')}`
    }, ${say('archive.index.since', { date: words.moment(member.joinedAt).slice(0, 10) })}</li>`,
  )}</ul>${written({ kind: teamKind, content: teamContent })}`;
}

const LISTS = { task: 'archive.index.task', full_info: 'archive.index.info' } as const;

/** The task or the extended information, block by block. */
export function fieldsSection({ state, words }: Contents, list: keyof typeof LISTS): Html {
  const fields = fieldsIn(state, { list, stageId: null });
  const { say } = words;
  const empty = say('archive.index.none');
  return html`
<h2>${say(LISTS[list])}</h2>${
    fields.length === 0
      ? prose('', empty)
      : fields.map((field) => html`<h3>${field.title}</h3>${written(field, empty)}`)
  }`;
}
