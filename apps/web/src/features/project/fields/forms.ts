import type { Project, Stage } from '@pv/contract';
import type { KindContent } from '@pv/editor-schema/rich-text';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';
import { createUnsentTerms } from './unsent-terms.ts';

/** What of a stage is written in its panel. */
export type StageFields = Pick<
  Stage,
  'title' | 'goal' | 'planned_result' | 'result_text' | 'starts_at' | 'ends_at'
>;
/** What of the project section is written in its panel. */
export type AboutFields = Pick<Project, 'annotation' | 'starts_at' | 'ends_at'>;
/** The text of a block of the task or of the extended information, with its kind: the two change together. */
export interface BlockFields {
  body: KindContent;
}

/** The forms of all projects that were opened in this tab, while something in them is not saved. */
export const stageForms = keepAutosaves<StageFields>();
export const aboutForms = keepAutosaves<AboutFields>();
export const blockForms = keepAutosaves<BlockFields>();
export const teamForms = keepAutosaves<BlockFields>();

/** Days that do not fit are in no form: they are shown, and never sent. */
export const unsentTerms = createUnsentTerms();

const KEEPERS = [stageForms, aboutForms, blockForms, teamForms];

/** Sends everything typed in projects; tells whether all of it is on the server now. */
export async function settleForms(): Promise<boolean> {
  const all = await Promise.all(KEEPERS.map((keeper) => keeper.settle()));
  return all.every((saved) => saved);
}

/** Whether something typed in a project is not on the server yet. */
export function formsUnsaved(): boolean {
  return KEEPERS.some((keeper) => keeper.unsaved());
}
