import { supportEndpoints } from '@pv/contract';
import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { requestId } from '../../../platform/api/client.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { pastedFiles } from '../../../ui/pasted-files.ts';
import { type Attachment, chooseFiles, filesAfter, type Refusal } from './attachments.ts';

/** The files of one message: uploaded while it is being written, each can be stopped and tried again. */
export function useAttachments() {
  const call = useCall();
  const { t } = useTexts();
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const files = useRef(new Map<string, File>());
  const uploads = useRef(new Map<string, AbortController>());
  const setState = useCallback(
    (id: string, state: Attachment['state']) =>
      setItems((all) => all.map((one) => (one.id === id ? { ...one, state } : one))),
    [],
  );
  // nobody waits for the bytes of a page that is left
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  async function send(id: string, file: File): Promise<void> {
    const upload = new AbortController();
    const { signal } = upload;
    uploads.current.set(id, upload);
    setState(id, { kind: 'sending', share: 0 });
    try {
      const body = { name: file.name, size: file.size };
      const { key, upload_url } = await call(supportEndpoints.addFile, { body }, { signal });
      const onProgress = (share: number) => setState(id, { kind: 'sending', share });
      await uploadFile(upload_url, file, { onProgress, signal });
      await call(supportEndpoints.finishFile, { params: { key } }, { signal });
      setState(id, { kind: 'ready', key });
      files.current.delete(id);
    } catch (error) {
      if (!isApiError(error, 'aborted')) {
        const again = !isApiError(error, 'file_type_refused', 'file_too_large');
        setState(id, { kind: 'failed', words: describeError(error, t), again });
      }
    }
    uploads.current.delete(id);
  }

  function add(chosen: readonly File[]) {
    const { taken, refused: wrong } = chooseFiles(items.length, chosen);
    setRefused(wrong);
    for (const file of taken) {
      const id = requestId();
      files.current.set(id, file);
      const { name, size } = file;
      setItems((all) => [...all, { id, name, size, state: { kind: 'sending', share: 0 } }]);
      void send(id, file);
    }
  }

  /** For the form around: pasting a picture into its words attaches it. */
  function onPaste(event: ClipboardEvent) {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    add(pasted);
  }

  function remove({ id, state }: Attachment) {
    uploads.current.get(id)?.abort();
    files.current.delete(id);
    setRefused([]);
    setItems((all) => all.filter((one) => one.id !== id));
    if (state.kind !== 'ready') return;
    // what stays behind is cleaned away within a day
    call(supportEndpoints.removeFile, { params: { key: state.key } }).catch(() => undefined);
  }

  return {
    items,
    refused,
    add,
    onPaste,
    remove,
    retry({ id }: Attachment) {
      const file = files.current.get(id);
      if (file) void send(id, file);
    },
    /** Puts back what was uploaded before the page was loaded anew. */
    restore: useCallback((kept: readonly Attachment[]) => setItems(kept), []),
    /** A message is sent, and those of the keys with it. */
    clear(sent: readonly string[]) {
      setItems((all) => filesAfter(all, sent));
      setRefused([]);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
