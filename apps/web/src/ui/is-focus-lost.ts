/** Whether nothing of the page has the focus, as after the removal of what had it. */
export const isFocusLost = (page: Pick<Document, 'activeElement' | 'body'> = document) =>
  !page.activeElement || page.activeElement === page.body;
