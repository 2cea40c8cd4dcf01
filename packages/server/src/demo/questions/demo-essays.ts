import type { Language } from '@oktant/contract/http/http.ts'

/** What it is worth of five, and the text. */
type Texts = Record<Language, readonly (readonly [points: number, text: string])[]>

/** What people write where they answer in their own words, by the beginning of the question in English. */
const texts: Readonly<Record<string, Texts>> = {
  'Sales double within a year.': {
    en: [
      [
        5,
        'Because we pay for steel and wages long before the customer pays us. The more we sell, the more is on the way. I would ask for a third on order, and agree fourteen days instead of sixty.',
      ],
      [
        4,
        'The stock grows with sales, and so do unpaid invoices. I would ask suppliers for longer terms and send reminders on the day an invoice falls due.',
      ],
      [1, 'Perhaps the prices are too low. One should raise them and sell more.'],
      [
        5,
        'Growth eats cash: goods, overtime and a second press are paid now, and the money comes in the summer. Part payments help at once; a credit line should be agreed before it is needed.',
      ],
    ],
    de: [
      [
        5,
        'Weil wir Stahl und Löhne bezahlen, lange bevor der Kunde zahlt. Je mehr wir verkaufen, desto mehr Geld ist unterwegs. Ich würde ein Drittel bei Bestellung verlangen und vierzehn statt sechzig Tage vereinbaren.',
      ],
      [
        4,
        'Mit dem Umsatz wachsen Lager und offene Rechnungen. Ich würde bei Lieferanten längere Ziele aushandeln und am Tag der Fälligkeit mahnen.',
      ],
      [1, 'Vielleicht sind die Preise zu niedrig. Man sollte sie erhöhen und mehr verkaufen.'],
      [
        5,
        'Wachstum frisst Geld: Ware, Überstunden und die zweite Presse zahlen wir jetzt, das Geld kommt im Sommer. Anzahlungen helfen sofort; eine Kreditlinie vereinbart man, bevor man sie braucht.',
      ],
    ],
  },
  'Name one thing that your team': {
    en: [
      [
        5,
        'We should stop writing the weekly report that nobody opens. It costs two of us half a day, and the customers who called last month would have had an answer sooner.',
      ],
      [
        4,
        'The meeting on Mondays. A short note would do, and the team could begin with the work that is due.',
      ],
      [
        5,
        'Special versions for single customers. Each one costs us a week every year, and with that week we could finish the new catalogue.',
      ],
    ],
    de: [
      [
        5,
        'Wir sollten den Wochenbericht lassen, den niemand öffnet. Er kostet zwei von uns einen halben Tag, und die Anrufe des letzten Monats wären schneller beantwortet worden.',
      ],
      [
        4,
        'Die Sitzung am Montag. Eine kurze Notiz würde genügen, und das Team könnte mit dem beginnen, was fällig ist.',
      ],
      [
        5,
        'Sonderausführungen für einzelne Kunden. Jede kostet uns im Jahr eine Woche, und mit dieser Woche wäre der neue Katalog fertig.',
      ],
    ],
  },
  'You sent a list with': {
    en: [
      [
        5,
        'First I tell the data protection officer, by telephone. Then I ask the recipient to delete the list and to confirm it in writing. Last I note what was sent to whom, and when.',
      ],
      [
        4,
        'I call the recipient and ask them to delete it. Then I tell my manager and write down what happened.',
      ],
      [1, 'I would call the message back and send the right one.'],
    ],
    de: [
      [
        5,
        'Zuerst verständige ich telefonisch die Datenschutzbeauftragte. Dann bitte ich die Empfängerin, die Liste zu löschen und das schriftlich zu bestätigen. Zuletzt halte ich fest, was wann an wen ging.',
      ],
      [
        4,
        'Ich rufe die empfangende Person an und bitte sie um Löschung. Dann sage ich es meiner Führungskraft und schreibe auf, was geschehen ist.',
      ],
      [1, 'Ich würde die Nachricht zurückrufen und die richtige schicken.'],
    ],
  },
  'If you could change one thing': {
    en: [
      [0, 'One calendar for all sites.'],
      [0, 'Fewer forms for small purchases.'],
      [0, ''],
    ],
    de: [
      [0, 'Ein Kalender für alle Standorte.'],
      [0, 'Weniger Formulare für kleine Einkäufe.'],
      [0, ''],
    ],
  },
}

/** What somebody may write to this question; nothing where it is none of the demo’s. */
export const essaysFor = (question: string): Texts =>
  Object.entries(texts).find(([beginning]) => question.startsWith(beginning))?.[1] ?? { en: [], de: [] }

/** What a marker gives for a text of the demo. */
export const pointsFor = (question: string, text: string) => {
  const { en, de } = essaysFor(question)
  return [...en, ...de].find(([, known]) => known === text)?.[0] ?? 3
}

const comments: Record<Language, readonly [few: string, many: string, all: string]> = {
  en: [
    'This names no reason yet. Read the part on it once more, and tell us what happens first.',
    'A clear answer. An example from your own work would make it complete.',
    'Exactly so, and well told.',
  ],
  de: [
    'Hier fehlt noch die Begründung. Lesen Sie den Teil dazu noch einmal, und sagen Sie, was zuerst geschieht.',
    'Eine klare Antwort. Ein Beispiel aus Ihrer eigenen Arbeit würde sie rund machen.',
    'Genau so, und gut erklärt.',
  ],
}
/** What they say to it. */
export const commentFor = (points: number, language: Language) => {
  const [few, many, all] = comments[language]
  return points < 3 ? few : points < 5 ? many : all
}
