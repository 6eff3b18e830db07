/** A limit that is offered for a figure leaves it a tenth. A file of its own, since pages of reports have it too. */
export const offeredHeadroom = 1.1;
