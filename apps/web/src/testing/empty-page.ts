// files share one page: what the one before has left there is nothing of the next one's
document.body.replaceChildren();
