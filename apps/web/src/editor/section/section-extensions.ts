import { type Extensions, Node } from '@tiptap/core';
import { Dropcursor, Gapcursor } from '@tiptap/extensions';
import type { XmlFragment } from 'yjs';
import type { LiveDocument } from '../document/live-document.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import { captionKeys } from './caption-keys.ts';
import { collaboration } from './collaboration.ts';
import { inputRules } from './input-rules.ts';
import { keepIds } from './keep-ids.ts';
import { type NodeViewHost, nodeViews } from './node-views.ts';

/** What one section's editor is made of. */
export interface SectionExtensionsDeps {
  live: LiveDocument;
  fragment: XmlFragment;
  host: NodeViewHost;
}

/** The schema with views, the shared text, numbers and rules of typing; keys and menus come from outside. */
export function sectionExtensions({ live, fragment, host }: SectionExtensionsDeps): Extensions {
  const views = nodeViews(host);
  const withViews = schemaExtensions.map((extension) => {
    const view = views[extension.name];
    return view && extension instanceof Node
      ? extension.extend({ addNodeView: () => view })
      : extension;
  });
  return [
    ...withViews,
    Gapcursor,
    Dropcursor.configure({ color: 'var(--mantine-primary-color-filled)', width: 2 }),
    collaboration(live, fragment),
    keepIds,
    captionKeys,
    inputRules,
  ];
}
