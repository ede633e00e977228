import {
  type DocumentSnapshot,
  figureImages,
  type NodeJson,
  readSettings,
  writeSnapshot,
} from '@pv/editor-schema';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { LocalChange } from '../../../editor/document/local-change.ts';
import type { Workbench } from '../../../editor/shell/workbench.ts';
import { forgetDemoText } from '../demo-left.ts';
import { openDemo } from '../live/open-demo.ts';
import { openDemoPictures } from '../live/pictures.ts';

function whenLoaded(live: LiveDocument): Promise<void> {
  if (live.status().loaded) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = live.subscribe(() => {
      if (!live.status().loaded) return;
      stop();
      resolve();
    });
  });
}

/** Every picture that figures name. */
function picturesOf(node: NodeJson): string[] {
  const own = figureImages(node).map(({ asset }) => asset);
  return [...own, ...(node.content ?? []).flatMap(picturesOf)];
}

function renamed(node: NodeJson, names: ReadonlyMap<string, string>): NodeJson {
  if (node.type === 'figure' || node.type === 'figurePart') {
    const images = figureImages(node).map((image) => ({
      ...image,
      asset: names.get(image.asset) ?? image.asset,
    }));
    return { ...node, attrs: { ...node.attrs, images } };
  }
  if (!node.content) return node;
  return { ...node, content: node.content.map((child) => renamed(child, names)) };
}

/** A snapshot whose figures name other pictures. */
export function withPictures(
  snapshot: DocumentSnapshot,
  names: ReadonlyMap<string, string>,
): DocumentSnapshot {
  const sections = snapshot.sections.map((section) => ({
    ...section,
    content: renamed(section.content, names),
  }));
  return { ...snapshot, sections };
}

/**
 * Takes the text of the demo, with its pictures, into an empty document in one step of its history.
 * @throws ApiError when a picture cannot be sent; the document is then as it was
 */
export async function takeDemoText(
  bench: Pick<Workbench, 'live' | 'assets' | 'sendPicture' | 'deactivate'>,
): Promise<void> {
  const demo = openDemo();
  const pictures = openDemoPictures(demo.doc);
  try {
    await whenLoaded(demo);
    const snapshot = demo.snapshot();
    const bytes = await pictures.assets();
    const names = new Map<string, string>();
    for (const id of new Set(snapshot.sections.flatMap(({ content }) => picturesOf(content)))) {
      const kept = bytes.get(id);
      if (!kept) continue;
      const name = pictures.store.find(id)?.name ?? 'picture.png';
      const file = new File([kept.bytes.slice()], name, { type: kept.mime });
      const sent = await bench.sendPicture(file, () => undefined);
      bench.assets.add(sent);
      names.set(id, sent.id);
    }
    const { doc } = bench.live;
    const { profile } = readSettings(doc);
    bench.deactivate();
    writeSnapshot(
      doc,
      withPictures({ ...snapshot, settings: { ...snapshot.settings, profile } }, names),
      new LocalChange('demo.take'),
    );
    forgetDemoText();
  } finally {
    pictures.destroy();
    demo.destroy();
  }
}
