import { fieldsIn, type Place, type StageRow, statusOf } from '../../approval/public.ts';
import { deletedName, filesOfStage } from '../parts/list-parts.ts';
import type { ArchivedFile } from '../parts/part.ts';
import { type Contents, hasDocument, isWrittenElsewhere, pathOfFile } from './contents.ts';
import { type Html, html, linkTo, prose } from './html.ts';
import { written } from './rich.ts';

function fileRow(contents: Contents, file: ArchivedFile): Html {
  const { say, name, size, moment } = contents.words;
  const path = pathOfFile(contents, file.id);
  const state = file.status === 'uploading' ? '' : say(`archive.index.state.${file.status}`);
  const uses = (contents.uses.get(file.id) ?? []).map((use) => say('files.edition', { ...use }));
  return html`
<tr><td>${path ? linkTo(path, file.name) : file.name}<br><small>${name(`files.slot.${file.slot}`)}, SHA-256 <code>${file.sha256}</code></small>${
    file.comment && html`<br>${file.comment}`
  }</td>
<td>${[file.version, state, ...uses].join(', ')}</td><td>${size(file.size)}</td><td>${
    file.uploadedAt && moment(file.uploadedAt)
  }, ${file.authorName}</td></tr>`;
}

function filesTable(contents: Contents, stage: StageRow): Html {
  const files = filesOfStage(contents.files, stage.id);
  if (files.length === 0) return html``;
  const { say } = contents.words;
  const heads = (['file', 'version', 'size', 'uploaded'] as const).map(
    (head) => html`<th scope="col">${say(`archive.index.${head}`)}</th>`,
  );
  return html`
<h4>${say('archive.index.files')}</h4><div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${files.map(
    (file) => fileRow(contents, file),
  )}</tbody></table></div>`;
}

function documentLinks(contents: Contents, stage: StageRow): Html {
  const { parts, missing, words } = contents;
  if (isWrittenElsewhere(contents, stage)) return html``;
  if (!hasDocument(contents, stage)) return prose('', words.say('archive.index.documentEmpty'));
  const gone = new Set(missing.map(({ path }) => path));
  const links = parts.flatMap((part) =>
    part.kind === 'document' && part.stageId === stage.id && !gone.has(part.path)
      ? [html` ${linkTo(part.path, part.format.toUpperCase())}`]
      : [],
  );
  return links.length > 0 ? html`<p>${words.say('archive.index.document')}:${links}</p>` : html``;
}

const SECTIONS = {
  start: ['project'],
  numeric: ['plan', 'result'],
  finish: ['final'],
} as const satisfies Record<StageRow['kind'], readonly Place['section'][]>;

/** Plan and result of a research stage share one status: it is said once. */
function standing({ state, words }: Contents, stage: StageRow): string {
  const statuses = SECTIONS[stage.kind].map((section) =>
    statusOf(state, { section, stageId: stage.kind === 'start' ? null : stage.id }),
  );
  return [...new Set(statuses)].map((status) => words.name(`approval.status.${status}`)).join('; ');
}

/** How a stage is told of on the page. */
interface Told {
  heading: string;
  /** Its status, or what has become of it. */
  standing: string;
}

function stagePart(contents: Contents, stage: StageRow, { heading, standing }: Told): Html {
  const { state, words } = contents;
  const { say, day } = words;
  const term = [stage.startsAt, stage.endsAt].map((date) => date && day(date)).filter(Boolean);
  const texts = [
    [say('archive.index.goal'), prose(stage.goal)],
    [say('archive.index.planned'), prose(stage.plannedResult)],
    ...fieldsIn(state, { list: 'plan', stageId: stage.id }).map(
      (field) => [field.title, written(field)] as const,
    ),
    [say('archive.index.result'), prose(stage.resultText)],
  ] as const;
  return html`
<h3>${heading}</h3>
<p class="quiet">${[standing, term.join(' – ')].filter(Boolean).join(' · ')}</p>${texts.map(
    ([title, text]) => (text.html ? html`<h4>${title}</h4>${text}` : text),
  )}${documentLinks(contents, stage)}${filesTable(contents, stage)}`;
}

/** The stages with plans, results, documents and files. */
export function stagesSection(contents: Contents): Html {
  const { state, words } = contents;
  const parts = state.stages.map((stage) => {
    const { number, title } = stage;
    const heading = number === null ? title : `${number}. ${title}`;
    return stagePart(contents, stage, { heading, standing: standing(contents, stage) });
  });
  return html`
<h2>${words.say('archive.index.stages')}</h2>${parts}`;
}

/** The stages that were deleted, with all that was in them; they could be brought back. */
export function deletedSection(contents: Contents): Html {
  const { deleted, deletedBy, words } = contents;
  if (deleted.length === 0) return html``;
  const parts = deleted.map((stage, at) => {
    const when = words.moment(stage.statusSince);
    const gone = words.say('archive.index.deletedOn', { when });
    const by = deletedBy.get(stage.id);
    const told = { heading: deletedName(stage, at), standing: by ? `${gone}, ${by}` : gone };
    return stagePart(contents, stage, told);
  });
  return html`
<h2>${words.say('archive.folder.deleted')}</h2><p>${words.say('archive.index.deletedLead')}</p>${parts}`;
}
