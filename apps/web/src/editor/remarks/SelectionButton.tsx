import { Button, Portal } from '@mantine/core';
import type { TextAnchor } from '@pv/editor-schema';
import { IconMessagePlus } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type * as Y from 'yjs';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { shownKeys } from '../../ui/letter-keys.ts';
import classes from './Remarks.module.css';
import type { RemarkStore } from './remark-store.ts';
import { anchorHere, anchorOfThing, selectedRange, shownThing } from './text-places.ts';

interface Place {
  left: number;
  top: number;
  /** The object that was pointed at; null for selected words. */
  thing: TextAnchor | null;
}

const GAP = 8;
const WIDTH = 190;
const HEIGHT = 32;
const BARS = '[data-editor-bar="object"], [data-editor-bar="suggestion"]';
/** A selection that is still being made is not followed letter by letter, ms. */
const SETTLED = 120;

function below(box: DOMRect, thing: TextAnchor | null): Place | null {
  if (box.bottom < 0 || box.top > window.innerHeight) return null;
  const left = Math.max(GAP, Math.min(box.right - WIDTH / 2, window.innerWidth - WIDTH - GAP));
  const top = box.bottom + GAP;
  // the tools of a table or a figure may stand there, or the answers to a suggestion
  const covers = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.top < top + HEIGHT && bar.bottom > top);
  return { left, top: Math.max(top, ...covers.map(({ bottom }) => bottom + GAP)), thing };
}

function placeOfSelection(): Place | null {
  if (getSelection()?.isCollapsed !== false) return null;
  const found = selectedRange();
  if (!found || found.range.toString().trim() === '') return null;
  const box = [...found.range.getClientRects()].at(-1);
  return box ? below(box, null) : null;
}

const OBJECTS = '.figure, .tableBlock, .listing, .formula, [data-source]';

/** What may be commented of a click on an object; in a text that is edited a click in a table is writing. */
function pointedAt({ target }: MouseEvent): TextAnchor | null {
  const thing = target instanceof Element ? target.closest(OBJECTS) : null;
  const written = thing?.matches('[contenteditable="true"] .tableBlock');
  return thing && !written ? anchorOfThing(thing) : null;
}

/** The object is looked for anew: a text that begins to be edited is drawn anew. */
function placeOfObject(anchor: TextAnchor | null): Place | null {
  const thing = anchor && shownThing(anchor);
  return thing ? below(thing.getBoundingClientRect(), anchor) : null;
}

/** «Комментировать» under what is selected in the text. */
export function SelectionButton({ doc, remarks }: { doc: Y.Doc; remarks: RemarkStore }) {
  const { t } = useTexts();
  const [place, setPlace] = useState<Place | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointed: TextAnchor | null = null;
    const look = () => setPlace(placeOfSelection() ?? placeOfObject(pointed));
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED);
    };
    // what was selected while this was on its way is meant too
    follow();
    document.addEventListener('selectionchange', follow, { signal });
    window.addEventListener('scroll', follow, { signal, capture: true, passive: true });
    document.addEventListener(
      'click',
      (event) => {
        pointed = pointedAt(event);
        const pressed = event.target instanceof Node && button.current?.contains(event.target);
        // what it was pressed for is commented now, and not offered again
        if (!pressed) follow();
      },
      // before the click lets the text be edited, which draws it anew
      { signal, capture: true },
    );
    document.addEventListener(
      'keydown',
      ({ target }) => {
        // who goes on writing means the object no more
        if (target instanceof Element && target.closest('.pv-text')) pointed = null;
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  if (!place) return null;
  return (
    <Portal>
      <Button
        ref={button}
        className={classes.button}
        style={{ left: place.left, '--below': `${place.top}px` } as CSSProperties}
        variant="default"
        size="compact-md"
        leftSection={<IconMessagePlus size={18} stroke={1.7} aria-hidden="true" />}
        title={shownKeys('Mod-Alt-m')}
        // what is selected stays so until it is read
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          remarks.begin(place.thing ?? anchorHere(doc));
          setPlace(null);
        }}
      >
        {t('remarks.begin')}
      </Button>
    </Portal>
  );
}
