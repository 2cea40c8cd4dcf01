import type { FolderThemeForm } from '@oktant/contract/learning/courses/folder-themes.ts'
import type { TypeForm } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { createTheme } from '../features/learning/folders/folders.ts'
import { createType, type NewType } from '../features/learning/learning-types/learning-types.ts'

const both = (en: string, de: string) => ({ en, de })
const form = (name: TypeForm['name'], icon: TypeForm['icon'], description: TypeForm['description']) => ({
  name,
  icon,
  description,
})

const contentTypes = {
  reading: form(
    both('Reading', 'Lesestück'),
    'book',
    both('A text to read in one sitting.', 'Ein Text, den man in einem Zug liest.'),
  ),
  film: form(
    both('Short film', 'Kurzfilm'),
    'movie',
    both('A film of a few minutes, with captions.', 'Ein Film von wenigen Minuten, mit Untertiteln.'),
  ),
  instruction: form(
    both('Instruction', 'Unterweisung'),
    'shield',
    both('To be acknowledged by everybody.', 'Von allen zu bestätigen.'),
  ),
} satisfies Record<string, TypeForm>

const courseTypes = {
  compact: {
    ...form(
      both('Short course', 'Kurzkurs'),
      'bulb',
      both('Done in half an hour.', 'In einer halben Stunde geschafft.'),
    ),
    isFor: 'course',
  },
  path: {
    ...form(
      both('Learning path', 'Lernpfad'),
      'route',
      both('Several courses in an order that builds up.', 'Mehrere Kurse, die aufeinander aufbauen.'),
    ),
    isFor: 'course',
  },
  library: {
    ...form(
      both('Library folder', 'Bibliotheksordner'),
      'folder',
      both('Courses to look things up in.', 'Kurse zum Nachschlagen.'),
    ),
    isFor: 'folder',
  },
} satisfies Record<string, NewType>

type Numbers<T> = Record<keyof T, number>
const themes = {
  library: { name: both('Library', 'Bibliothek'), tone: 'production', pattern: 'rings', layout: 'rows' },
  festive: { name: both('Festive', 'Festlich'), tone: 'individual', pattern: 'tiles', layout: 'cards' },
} satisfies Record<string, FolderThemeForm>

export type DemoTypes = {
  themeId: number
  content: Numbers<typeof contentTypes>
  course: Numbers<typeof courseTypes>
}

/** What the company calls its components, courses and folders. */
export async function makeDemoTypes(db: Db, by: Actor, now: Date): Promise<DemoTypes> {
  const content = async (type: NewType) => (await createType(db, by, 'contentType', type, { now })).id
  const course = async (type: NewType) => (await createType(db, by, 'courseType', type, { now })).id
  const { id: themeId } = await createTheme(db, by, themes.library, { now })
  await createTheme(db, by, themes.festive, { now })
  return {
    themeId,
    content: {
      reading: await content(contentTypes.reading),
      film: await content(contentTypes.film),
      instruction: await content(contentTypes.instruction),
    },
    course: {
      compact: await course(courseTypes.compact),
      path: await course(courseTypes.path),
      library: await course(courseTypes.library),
    },
  }
}
