/** The request for the questions and answers; the same from the route and from the page. */
export const FAQ = { query: { path: 'faq' } };
