import { type DocxReport, docxCheckEndpoints } from '@pv/contract';
import { useMutation } from '@tanstack/react-query';
import { useChange } from '../../platform/query/use-endpoint.ts';
import { useCall } from '../../platform/ServicesContext.tsx';

interface Sent {
  file: File;
  captcha?: string;
  signal: AbortSignal;
}

/** Sends a file to be checked; a big one may be stopped on its way. */
export function useCheckDocx() {
  const call = useCall();
  return useMutation<DocxReport, Error, Sent>({
    mutationKey: [docxCheckEndpoints.check.name],
    mutationFn: ({ file, captcha, signal }) =>
      call(docxCheckEndpoints.check, { query: captcha ? { captcha } : {}, body: file }, { signal }),
    meta: { ownErrors: true },
  });
}

/** Sends the checked file once more for a copy of it. */
export const useDocxCopy = () => useChange(docxCheckEndpoints.copy);
