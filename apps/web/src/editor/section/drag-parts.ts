import type { NodeViewRenderer } from '@tiptap/core';
import { movePart, partWithId } from './figure-parts.ts';

/** The id of the part whose picture is being dragged. */
let dragged: unknown = null;

/** Lets the picture of a part be dragged onto another part of the same figure, whose place it takes. */
export function withDragging(render: NodeViewRenderer): NodeViewRenderer {
  return (props) => {
    const made = render(props);
    const { view, getPos } = props;
    const { dom } = made;
    const picture = dom instanceof HTMLElement ? dom.querySelector<HTMLElement>('.pictures') : null;
    const own = () => view.state.doc.nodeAt(getPos() ?? 0)?.attrs.id;
    if (!picture || !(dom instanceof HTMLElement)) return made;
    picture.draggable = true;
    picture.addEventListener('dragstart', (event) => {
      dragged = view.editable ? own() : null;
      event.dataTransfer?.setData('text/plain', '');
    });
    picture.addEventListener('dragend', () => {
      dragged = null;
    });
    dom.addEventListener('dragover', (event) => {
      if (dragged !== null) event.preventDefault();
    });
    dom.addEventListener('drop', (event) => {
      const [to, from] = [getPos(), partWithId(view.state.doc, dragged)];
      if (dragged === null) return;
      event.preventDefault();
      const tr = from === null || to === undefined ? null : movePart(view.state, from, to);
      if (tr) view.dispatch(tr);
    });
    return {
      ...made,
      // files from outside are for the text, which makes parts of them
      stopEvent: (event) =>
        event.type === 'dragstart' || (dragged !== null && /^(drag|drop)/.test(event.type)),
    };
  };
}
