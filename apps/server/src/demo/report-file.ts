import { type DocumentSnapshot, defaultSettings } from '@pv/editor-schema';
import { heading, paragraph, section } from '@pv/editor-schema/compose';
import { buildDocument, formatSource, type TitlePage } from '@pv/gost';
import { writeDocx } from '@pv/gost/docx';

/** A short report: its title, and its parts with their paragraphs. */
export interface ReportText {
  title: string;
  parts: readonly (readonly [title: string, ...paragraphs: string[]])[];
}

const UNIVERSITY = 'Приволжский технический университет';

function titlePage(title: string, year: string): TitlePage {
  return {
    ministry: '',
    institution: UNIVERSITY,
    department: 'Кафедра вычислительной техники',
    workKind: 'ОТЧЁТ',
    workSubkind: 'об этапе работы',
    title,
    codes: [],
    people: [],
    city: 'Казань',
    year,
  };
}

/** A report as a DOCX, written as every document of the product is. */
export async function reportFile(report: ReportText, now: Date): Promise<Uint8Array> {
  const snapshot: DocumentSnapshot = {
    version: 1,
    settings: defaultSettings(),
    sections: [
      section('title', 'title', ''),
      section('main', 'main', ''),
      section(
        'chapter',
        'chap',
        report.title,
        ...report.parts.flatMap(([title, ...paragraphs], index) => [
          heading(`part-${index}`, title),
          ...paragraphs.map((text) => paragraph(text)),
        ]),
      ),
    ],
    sources: [],
  };
  const document = buildDocument(snapshot, {
    titlePage: titlePage(report.title, String(now.getFullYear())),
    assets: new Map(),
    formatSource,
  });
  return writeDocx(document);
}
