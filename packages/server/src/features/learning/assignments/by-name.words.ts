import type { Language } from '@oktant/contract/http/http.ts'

/** What the learning group is called that holds the people who were given a course by name. */
export const byNameWords: Record<Language, (title: string) => string> = {
  en: (title) => `By name: ${title}`,
  de: (title) => `Namentlich: ${title}`,
}
