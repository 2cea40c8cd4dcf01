import { course, part } from './further-course.ts'

/** What everybody may try themselves at, as often and in the order they like. */
export const practised = [
  'Quick check: Finance in plain words',
  'Against the clock: Finance in plain words',
  'Quick check: Selling and customers',
  'Drawn anew each time: Selling and customers',
  'Drawn anew each time: Strategy and product',
  'Against the clock: Strategy and product',
  'Drawn anew each time: Safety at work',
  'Against the clock: Safety at work',
  'Quick check: Data protection',
  'Drawn anew each time: Data protection',
  'Against the clock: Data protection',
  'Quick check: Leading and working together',
  'Against the clock: Leading and working together',
] as const

/** What is read by a person. */
export const writtenWork = [
  'In your own words: Finance in plain words',
  'In your own words: Strategy and product',
  'In your own words: Data protection',
] as const

/** Courses that are mostly evaluations. */
export const practiceCourses = [
  course(
    'individual',
    'easy',
    {
      title: ['Try what you know', 'Prüfen, was Sie wissen'],
      about: [
        'Short tests from every subject of the house. Take them in any order, as often as you like.',
        'Kurze Tests aus allen Gebieten des Hauses. Nehmen Sie sie in beliebiger Reihenfolge, so oft Sie möchten.',
      ],
    },
    [
      part(
        2,
        ['Before you begin', 'Bevor Sie beginnen'],
        [
          'A test shows you what to look up; nobody is measured by it. Answer from memory first, then read what you missed in the course, and come back in a few days.',
          'Ein Test zeigt Ihnen, was nachzulesen ist; niemand wird daran gemessen. Antworten Sie zuerst aus dem Kopf, lesen Sie dann im Kurs nach, was fehlte, und kommen Sie in ein paar Tagen wieder.',
        ],
      ),
    ],
    {
      inDepth: true,
      unlock: { by: 'open' },
      tests: practised,
      quizzes: practised.filter((title) => title.startsWith('Quick check')),
    },
  ),
  course(
    'individual',
    'hard',
    {
      title: ['In your own words', 'In eigenen Worten'],
      about: [
        'Three questions without answers to choose from. A person reads what you write and says what they think of it.',
        'Drei Fragen ohne Antworten zum Ankreuzen. Ein Mensch liest, was Sie schreiben, und sagt, was er davon hält.',
      ],
    },
    [
      part(
        3,
        ['Writing so that it is read', 'So schreiben, dass es gelesen wird'],
        [
          'Begin with the answer, then give the reason, then the example. Three sentences are often enough. Read it aloud once: where you stumble, your reader will too.',
          'Beginnen Sie mit der Antwort, dann kommt der Grund, dann das Beispiel. Drei Sätze genügen oft. Lesen Sie es einmal laut: Wo Sie stocken, stockt auch, wer es liest.',
        ],
      ),
    ],
    { inDepth: true, unlock: { by: 'open' }, tests: writtenWork },
  ),
]
