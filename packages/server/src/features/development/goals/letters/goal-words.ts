import type { LocalText } from '@oktant/contract/http/http.ts'

export type Words = { title: LocalText; body: LocalText }

export const deciderWords = {
  request: {
    title: { en: 'A training goal waits for you', de: 'Ein Trainingsziel wartet auf Sie' },
    body: {
      en: '{who} asks for “{goal}”. Your decision is needed.',
      de: '{who} beantragt „{goal}“. Ihre Entscheidung wird gebraucht.',
    },
  },
  cancellation: {
    title: { en: 'A training goal is to be cancelled', de: 'Ein Trainingsziel soll storniert werden' },
    body: {
      en: '{who} would like to cancel “{goal}”. Your decision is needed.',
      de: '{who} möchte „{goal}“ stornieren. Ihre Entscheidung wird gebraucht.',
    },
  },
  remind: {
    title: { en: 'A reminder: a training goal waits', de: 'Zur Erinnerung: Ein Trainingsziel wartet' },
    body: {
      en: '{who} reminds you of “{goal}”. Your decision is needed.',
      de: '{who} erinnert Sie an „{goal}“. Ihre Entscheidung wird gebraucht.',
    },
  },
} as const satisfies Record<string, Words>

/** By what was done; where somebody is to agree to a clawback, that counts before. */
export const personWords = {
  approved: {
    title: { en: 'Your training goal is approved', de: 'Ihr Trainingsziel ist genehmigt' },
    body: { en: '“{goal}” was approved. {note}', de: '„{goal}“ wurde genehmigt. {note}' },
  },
  agree: {
    title: { en: 'Please agree, and you are booked', de: 'Bitte stimmen Sie zu, dann wird gebucht' },
    body: {
      en: '“{goal}” was approved. The company may ask back its cost; the booking is made once you agree to that. {note}',
      de: '„{goal}“ wurde genehmigt. Das Unternehmen kann die Kosten zurückfordern; gebucht wird, sobald Sie dem zustimmen. {note}',
    },
  },
  assign: {
    title: { en: 'You have a new training goal', de: 'Sie haben ein neues Trainingsziel' },
    body: { en: '“{goal}” was assigned to you.', de: '„{goal}“ wurde Ihnen zugewiesen.' },
  },
  managerDecline: {
    title: { en: 'Your training goal was declined', de: 'Ihr Trainingsziel wurde abgelehnt' },
    body: { en: '“{goal}” was declined: {note}', de: '„{goal}“ wurde abgelehnt: {note}' },
  },
  hrDecline: {
    title: { en: 'HR declined your training goal', de: 'Die Personalabteilung lehnte Ihr Trainingsziel ab' },
    body: {
      en: '“{goal}” was declined by HR: {note}',
      de: '„{goal}“ wurde von der Personalabteilung abgelehnt: {note}',
    },
  },
  approveCancellation: {
    title: { en: 'Your training goal is cancelled', de: 'Ihr Trainingsziel ist storniert' },
    body: {
      en: '“{goal}” is cancelled, and its booking with it. {note}',
      de: '„{goal}“ ist storniert, die Buchung ebenso. {note}',
    },
  },
  declineCancellation: {
    title: { en: 'Your training goal stays', de: 'Ihr Trainingsziel bleibt bestehen' },
    body: {
      en: '“{goal}” is not cancelled: {note}',
      de: '„{goal}“ wird nicht storniert: {note}',
    },
  },
  prove: {
    title: { en: 'Training goal achieved', de: 'Trainingsziel erreicht' },
    body: {
      en: '“{goal}” is achieved; the proof stands at it.',
      de: '„{goal}“ ist erreicht; der Nachweis steht dabei.',
    },
  },
  loseBooking: {
    title: {
      en: 'The booking of a training goal is lost',
      de: 'Die Buchung zu einem Trainingsziel ist verloren',
    },
    body: {
      en: 'There is no booking for “{goal}” any more. The goal stays approved.',
      de: 'Für „{goal}“ gibt es keine Buchung mehr. Das Ziel bleibt genehmigt.',
    },
  },
  revokeProof: {
    title: {
      en: 'The proof of a training goal was revoked',
      de: 'Der Nachweis eines Trainingsziels wurde widerrufen',
    },
    body: {
      en: 'What showed that “{goal}” was achieved was taken back.',
      de: 'Was zeigte, dass „{goal}“ erreicht wurde, wurde zurückgenommen.',
    },
  },
} as const satisfies Record<string, Words>
