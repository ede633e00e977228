import { Extension, wrappingInputRule } from '@tiptap/core';

/** «- » and «1. » typed at the beginning of a line begin a list. */
export const typedLists = Extension.create({
  name: 'typedLists',
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes;
    const rules = [
      { find: /^\s*[-–*]\s$/, type: bulletList },
      { find: /^\s*1[.)]\s$/, type: orderedList },
    ];
    return rules.flatMap(({ find, type }) => (type ? [wrappingInputRule({ find, type })] : []));
  },
});
