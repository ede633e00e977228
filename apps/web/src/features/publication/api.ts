import {
  type ArticleSection,
  articleEditorEndpoints,
  type ProjectType,
  proposalEndpoints,
  publicationEndpoints,
} from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** What a page of a section is asked by. */
export interface ListAsked {
  page?: number | undefined;
  search?: string | undefined;
}

/** The request for a page of a section; the same from a route and from its page, so that one answer does for both. */
export const articlesRequest = (section: ArticleSection, { page = 1, search }: ListAsked) => ({
  params: { section },
  query: { page, ...(search && { search }) },
});

/** The request for an article. */
export const articleRequest = (section: ArticleSection, slug: string) => ({
  params: { section, slug },
});

/** A page of what readers see of a section. */
export const useArticles = (section: ArticleSection, asked: ListAsked) =>
  useEndpoint(publicationEndpoints.list, articlesRequest(section, asked), { keepPrevious: true });

/** What to read after an article. */
export const useMore = (section: ArticleSection, slug: string) =>
  useEndpoint(publicationEndpoints.more, articleRequest(section, slug));

/** What editors have put beside projects of a kind. */
export const useHelpfulArticles = (type: ProjectType) =>
  useEndpoint(publicationEndpoints.helpful, { query: { project_type: type } });

/** An article that readers see. */
export const useArticle = (section: ArticleSection, slug: string) =>
  useEndpoint(publicationEndpoints.get, articleRequest(section, slug));

const { ofProject, list, get } = proposalEndpoints;
const ofTeam = [ofProject];
const ofEditors = [list, get, articleEditorEndpoints.list];

/** The newest proposal of a project, and what the reader may do. */
export const useProposal = (id: string) => useEndpoint(ofProject, { params: { id } });

/** Offers the article of a project to the editors. */
export const usePropose = () => useChange(proposalEndpoints.propose, { stales: ofTeam });

/** Takes the open proposal back. */
export const useWithdraw = () => useChange(proposalEndpoints.withdraw, { stales: ofTeam });

/** The proposals for the editors. */
export const useOffers = (open: boolean) =>
  useEndpoint(list, { query: { open: open ? 'true' : 'false' } }, { keepPrevious: true });

/** A proposal with its manuscript. */
export const useOffer = (id: string) => useEndpoint(get, { params: { id } });

/** Makes a draft of a proposal. */
export const useAcceptOffer = () => useChange(proposalEndpoints.accept, { stales: ofEditors });

/** Answers that it is not taken, and why. */
export const useDeclineOffer = () => useChange(proposalEndpoints.decline, { stales: ofEditors });
