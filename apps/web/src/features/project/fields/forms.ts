import type { Project, Stage } from '@pv/contract';
import type { KindContent } from '@pv/editor-schema/rich-text';
import { keepAutosaves } from '../../../platform/autosave/keep-autosaves.ts';

/** Terms that are shown with days that do not fit, and are therefore not sent. */
interface UnsentTerms {
  /** A term is shown so from now on, until the function that is given is called. */
  hold(id: string): () => void;
  /** Whether any is shown so now. */
  any(): boolean;
}

/** Follows which terms on the page are not what the server has. */
export function createUnsentTerms(): UnsentTerms {
  const held = new Set<symbol>();
  return {
    hold(id) {
      const one = Symbol(id);
      held.add(one);
      return () => void held.delete(one);
    },
    any: () => held.size > 0,
  };
}

/** What of a stage is written in its panel. */
export type StageFields = Pick<
  Stage,
  'title' | 'goal' | 'planned_result' | 'result_text' | 'starts_at' | 'ends_at'
>;
/** What of the project section is written in its panel. */
export type AboutFields = Pick<Project, 'annotation' | 'starts_at' | 'ends_at'>;
/** The text of a block of the task or of the extended information, with its kind: the two change together. */
interface BlockFields {
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
