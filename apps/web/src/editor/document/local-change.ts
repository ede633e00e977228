/**
 * The origin of a change that this person made by a command and that one undo takes back. What is
 * typed into the text has the origin of the editor's binding instead.
 */
export class LocalChange {
  /** What was done, for logs: `section.add`, `import`. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}
