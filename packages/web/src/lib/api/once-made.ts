/**
 * What follows a change by which the part that asked for it may go: whoever is gone would not be told by the change itself.
 * That it failed is shown by its own error.
 */
export const onceMade = <T>(change: Promise<T>, then: (made: T) => void) =>
  void change.then(then, () => undefined)
