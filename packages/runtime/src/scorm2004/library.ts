import type { Scorm2004API, Settings } from 'scorm-again'

export type Library = Scorm2004API
type LibraryActivity = NonNullable<NonNullable<Settings['sequencing']>['activityTree']>

/** The same without the library's own names for words, as it is read from a file. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends readonly (infer U)[]
    ? Plain<U>[]
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T

/** One activity of a package's organization with its sequencing, as the manifest gives it. */
export type Activity = Plain<LibraryActivity>
export type LibraryListeners = NonNullable<NonNullable<Settings['sequencing']>['eventListeners']>

/** Nothing of it is loaded before a package of SCORM 2004 is played. */
export async function loadLibrary() {
  // NOTE: the library's types name a default export where its modules have a named one.
  const loaded = (await import('scorm-again/scorm2004/min')) as unknown as {
    Scorm2004API: new (settings: Settings) => Library
  }
  return (tree: Activity, eventListeners: LibraryListeners = {}) => {
    const own: LibraryActivity = JSON.parse(JSON.stringify(tree))
    return new loaded.Scorm2004API({
      autocommit: false,
      lmsCommitUrl: false,
      logLevel: 'NONE',
      onLogMessage: () => {},
      sequencing: {
        activityTree: own,
        autoRollupOnCMIChange: true,
        logLevel: 'error',
        eventListeners,
      },
    })
  }
}

export type MakeLibrary = Awaited<ReturnType<typeof loadLibrary>>
