interface Ending {
  /** ISO date. */
  endsAt: string | null;
}

/** When a section has to be done: the end of its stage, or of the project for the project section. */
export function sectionEnd(project: Ending, stage: Ending | undefined): string | null {
  return stage ? stage.endsAt : project.endsAt;
}
