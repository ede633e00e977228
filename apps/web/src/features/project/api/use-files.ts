import { fileEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

const options = { stales: PROJECT_STALES };

/** Every slot of a project with what lies in it. */
export const useFiles = (projectId: string) =>
  useEndpoint(fileEndpoints.list, { params: { id: projectId } });

/** Takes a file out of its slot. */
export const useRemoveFile = () => useChange(fileEndpoints.remove, options);

/** Says something about a version. */
export const useCommentFile = () =>
  useChange(fileEndpoints.comment, { ...options, ownErrors: true });

/** Gives an address to download a file from. */
export const useFileAddress = () => useChange(fileEndpoints.get);
