import {
  checkContent,
  type DocumentSnapshot,
  type SectionKind,
  textAttribute,
  walk,
} from '@pv/editor-schema';
import { formulaProblem } from '../formula/formula.ts';
import { countDocument } from './count-document.ts';
import type { PictureLibrary } from './pictures/load-pictures.ts';
import type { FlowBlock } from './read/flow.ts';
import { recognise } from './recognise/recognise.ts';
import type { ImportReport } from './report.ts';
import type { ReportBuilder } from './report-builder.ts';
import type { ImportOptions, ImportResult } from './result.ts';

/** A file as it was read, whatever its format. */
export interface ReadFile {
  flow: readonly FlowBlock[];
  pictures: PictureLibrary;
  /** Printable width of the page in points. */
  textWidth: number;
  /** What the file's revisions and comments count to; nothing where its format has none. */
  counts?: Partial<
    Pick<ImportReport['counts'], 'insertions' | 'deletions' | 'comments' | 'textBoxes'>
  >;
  /** Tells the report what was met and not passed on. */
  note: (report: ReportBuilder, snapshot: DocumentSnapshot) => void;
}

const randomId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** How the ids of a document are made unless somebody says otherwise. */
export const idMaker = ({ newId = randomId }: ImportOptions): (() => string) => newId;

/** The editor takes only what its schema allows; anything else is a fault of this package. */
function requireSchema(snapshot: DocumentSnapshot): void {
  for (const section of snapshot.sections) checkContent(section.content);
}

/** Tells of every formula whose TeX is printed as it is typed: it has a mistake, or a command of one's own. */
export function warnAboutFormulas(report: ReportBuilder, { sections }: DocumentSnapshot): void {
  for (const { content } of sections) {
    walk(content, (node) => {
      if (node.type !== 'formula' && node.type !== 'formulaInline') return;
      const text = textAttribute(node, 'tex');
      if (formulaProblem(text) !== null)
        report.warn('formula_unreadable', node, { text: text.slice(0, 80) });
    });
  }
}

/** Recognises the parts of a thesis in what was read, and reports what became what. */
export function finishImport(
  { flow, pictures, textWidth, counts, note }: ReadFile,
  newId: () => string,
): ImportResult {
  const { snapshot, labels, report, questions } = recognise(flow, { newId, pictures, textWidth });
  requireSchema(snapshot);
  note(report, snapshot);
  const has = (kind: SectionKind) => snapshot.sections.some((section) => section.kind === kind);
  if (!has('abstract')) report.warn('abstract_missing', null);
  if (!has('main')) report.warn('contents_missing', null);
  const { titleFields } = snapshot.settings;
  const none = { insertions: 0, deletions: 0, comments: 0, textBoxes: 0 };
  return {
    snapshot,
    assets: pictures.assets,
    labels,
    report: {
      counts: { ...countDocument(snapshot), ...none, ...counts },
      ...report.finish(snapshot.sections),
      questions,
      setAside: report.setAside,
      ...(Object.keys(titleFields).length > 0 && { titleFields }),
    },
  };
}
