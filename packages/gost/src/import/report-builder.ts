import { type NodeJson, type SectionJson, walk } from '@pv/editor-schema';
import type { Place } from '../model/document.ts';
import type {
  Became,
  ReportEntry,
  ReportWarning,
  SetAside,
  SetAsideKind,
  WarningCode,
} from './report.ts';

/** What a line of the report is about: a node, whose path is known only at the end, or a section. */
export type Subject = NodeJson | { sectionId: string } | null;

/** Collects the report while the document takes shape; places are worked out once it has. */
export class ReportBuilder {
  readonly setAside: SetAside[] = [];
  readonly #entries: { became: Became; was: string; subject: Subject }[] = [];
  readonly #warnings: { code: WarningCode; values: ReportWarning['values']; subject: Subject }[] =
    [];

  /** Notes that a place became something; `was` is the typed text that this replaced. */
  became(became: Became, was: string, subject: Subject): void {
    this.#entries.push({ became, was, subject });
  }

  warn(code: WarningCode, subject: Subject, values: ReportWarning['values'] = {}): void {
    this.#warnings.push({ code, values, subject });
  }

  putAside(kind: SetAsideKind, text: string): void {
    if (text.trim() !== '') this.setAside.push({ kind, text });
  }

  /** The lines with their places in the finished sections. */
  finish(sections: readonly SectionJson[]): { entries: ReportEntry[]; warnings: ReportWarning[] } {
    const places = placesOf(sections);
    const locate = (subject: Subject): Place | null => {
      if (!subject) return null;
      if ('sectionId' in subject) return { sectionId: subject.sectionId, path: [] };
      return places.get(subject) ?? null;
    };
    return {
      entries: this.#entries.map(({ became, was, subject }) => ({
        became,
        was,
        place: locate(subject),
      })),
      warnings: this.#warnings.map(({ code, values, subject }) => ({
        code,
        values,
        place: locate(subject),
      })),
    };
  }
}

/** The place of every node of the sections. */
export function placesOf(sections: readonly SectionJson[]): Map<NodeJson, Place> {
  const places = new Map<NodeJson, Place>();
  for (const section of sections) {
    walk(section.content, (node, path) => {
      places.set(node, { sectionId: section.id, path });
    });
  }
  return places;
}
