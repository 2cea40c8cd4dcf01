import { deferred } from '../../lib/deferred.tsx'

/** What listens to news for whoever is signed in, on a screen that stands alone too; a visitor never loads it. */
export const NewsPart = deferred(() => import('./news.tsx').then((file) => file.News))
