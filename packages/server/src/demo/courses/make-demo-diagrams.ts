import type { Db } from '../../db/engine/db.ts'
import { createDiagram } from '../../features/learning/diagrams/diagrams.ts'
import type { User } from '../../features/people/people/people.ts'
import { demoPicture, type FileKit } from './demo-files.ts'
import { actorOf } from './make-demo-courses.ts'

const none = { en: '', de: '' }

/** Where in the picture which course of the demo is led to, by its place among them. */
const places = [
  { course: 0, label: { en: 'The office: strategy', de: 'Das Büro: Strategie' }, box: [65, 45, 200, 390] },
  { course: 2, label: { en: 'The hall: bottlenecks', de: 'Die Halle: Engpässe' }, box: [345, 65, 300, 410] },
  {
    course: 6,
    label: { en: 'The meeting point: feedback', de: 'Der Treffpunkt: Rückmeldungen' },
    box: [730, 150, 205, 325],
  },
  {
    course: 4,
    label: { en: 'The goods: balance sheets', de: 'Die Waren: Bilanzen' },
    box: [65, 440, 310, 160],
  },
  { course: 3, label: none, box: [475, 545, 415, 360] },
] as const

/** A picture of the site that leads to what one learns there, and one that is still drafted. */
export async function makeDemoDiagrams(db: Db, kit: FileKit, by: User, courses: readonly number[]) {
  const author = actorOf(by)
  const at = { now: kit.now(), sign: String }
  const areas = places.flatMap(({ course, label, box: [x, y, width, height] }) => {
    const containerId = courses[course]
    return containerId ? [{ containerId, label, x, y, width, height }] : []
  })
  const alt = {
    en: 'A harbour: an office, a hall with a conveyor belt, two people talking, containers on the quay and a ship.',
    de: 'Ein Hafen: ein Büro, eine Halle mit Förderband, zwei Personen im Gespräch, Container am Kai und ein Schiff.',
  }
  const picture = { fileId: await demoPicture(db, kit, author, 'harbour.webp'), alt }
  const shown = {
    title: { en: 'Our harbour: what is learned where', de: 'Unser Hafen: Was man wo lernt' },
    description: {
      en: 'Choose a place, and take the course that helps there.',
      de: 'Wählen Sie einen Ort und nehmen Sie den Kurs, der dort hilft.',
    },
  }
  await createDiagram(db, author, { ...shown, picture, isShown: true, areas }, at)
  const title = { en: 'The first hundred days', de: 'Die ersten hundert Tage' }
  await createDiagram(db, author, { title, description: none, picture: null, isShown: false, areas: [] }, at)
}
