import type { DemoCourse } from './demo-course.ts'

export const coursesOfPeople: readonly DemoCourse[] = [
  {
    segment: 'finance',
    title: { en: 'Read a balance sheet in an hour', de: 'In einer Stunde eine Bilanz lesen' },
    cover: {
      file: 'cover-balance.png',
      alt: {
        en: 'Two stacks of blocks, equally high, left and right of a beam.',
        de: 'Zwei gleich hohe Stapel aus Blöcken links und rechts eines Balkens.',
      },
    },
    about: {
      en: 'Left what a company has, right where the money came from. With five lines and three questions you see how it stands.',
      de: 'Links, was ein Unternehmen hat, rechts, woher das Geld kam. Mit fünf Zeilen und drei Fragen sehen Sie, wie es steht.',
    },
    difficulty: 'medium',
    parts: [
      {
        title: { en: 'Five lines', de: 'Fünf Zeilen' },
        minutes: 8,
        text: {
          en: 'Begin with five lines and leave the rest for later:\n- Cash: what is there today.\n- Receivables: what customers still owe.\n- Stock: what lies in the warehouse.\n- Short-term debts: what must be paid within a year.\n- Equity: what belongs to the owners after everything is paid.\n\nWrite them down for two years, side by side. What changes says more than what is.',
          de: 'Beginnen Sie mit fünf Zeilen und lassen Sie den Rest für später:\n- Geld: was heute da ist.\n- Forderungen: was Kunden noch schulden.\n- Vorräte: was im Lager liegt.\n- Kurzfristige Schulden: was binnen eines Jahres zu zahlen ist.\n- Eigenkapital: was den Eigentümern gehört, wenn alles bezahlt ist.\n\nSchreiben Sie sie für zwei Jahre nebeneinander. Was sich ändert, sagt mehr als das, was ist.',
        },
      },
      {
        title: { en: 'Three questions', de: 'Drei Fragen' },
        minutes: 7,
        text: {
          en: 'Can it pay its bills? Cash and receivables together should cover the short-term debts.\n\nDoes money get stuck? If receivables or stock grow faster than sales, customers pay later or goods lie longer.\n\nWho carries the risk? The smaller the share of equity, the less a bad year may cost before somebody else decides.\n\nThree answers in plain words are a better report than thirty ratios.',
          de: 'Kann es seine Rechnungen bezahlen? Geld und Forderungen zusammen sollten die kurzfristigen Schulden decken.\n\nBleibt Geld stecken? Wachsen Forderungen oder Vorräte schneller als der Umsatz, zahlen Kunden später oder liegt Ware länger.\n\nWer trägt das Risiko? Je kleiner der Anteil des Eigenkapitals, desto weniger darf ein schlechtes Jahr kosten, bevor andere entscheiden.\n\nDrei Antworten in einfachen Worten sind ein besserer Bericht als dreißig Kennzahlen.',
        },
      },
      {
        title: { en: 'Worksheet', de: 'Arbeitsblatt' },
        minutes: 20,
        text: { en: '', de: '' },
        files: { file: { en: 'balance-sheet.en.pdf', de: 'balance-sheet.de.pdf' } },
      },
    ],
  },
  {
    segment: 'systems',
    title: { en: 'Handling personal data with care', de: 'Sorgsam mit Personendaten umgehen' },
    about: {
      en: 'Everybody who works with people works with their data. You learn what counts as personal, what you may do with it, and what to do when something has gone wrong.',
      de: 'Wer mit Menschen arbeitet, arbeitet mit ihren Daten. Sie lernen, was personenbezogen ist, was Sie damit tun dürfen und was zu tun ist, wenn etwas schiefging.',
    },
    difficulty: 'easy',
    isFeatured: true,
    parts: [
      {
        title: { en: 'What counts as personal', de: 'Was personenbezogen ist' },
        minutes: 4,
        text: {
          en: 'Personal is whatever leads to one person, alone or together with something else: a name, a staff number, a photo, the time at which somebody opened a door. Health, belief and union membership need special care.\n\nAsk two things before you collect anything: what exactly do I need it for, and when will I delete it? If you cannot answer, do not collect it.',
          de: 'Personenbezogen ist, was allein oder mit anderem zusammen zu einem Menschen führt: ein Name, eine Personalnummer, ein Foto, die Uhrzeit, zu der jemand eine Tür öffnete. Angaben zu Gesundheit, Glauben und Gewerkschaft verlangen besondere Vorsicht.\n\nFragen Sie sich zweierlei, bevor Sie etwas erheben: Wozu genau brauche ich es, und wann lösche ich es? Können Sie nicht antworten, erheben Sie es nicht.',
        },
      },
      {
        title: { en: 'Everyday rules', de: 'Regeln für den Alltag' },
        minutes: 4,
        text: {
          en: '- Lock the screen when you get up.\n- Send lists of people only where everybody on the list of recipients needs them.\n- Do not copy data into private tools, however handy they are.\n- Tidy up: an old export in the downloads folder is still an export.\n\nNone of this takes longer than a minute, and nearly every incident begins with one of these minutes saved.',
          de: '- Sperren Sie den Bildschirm, wenn Sie aufstehen.\n- Versenden Sie Personenlisten nur, wenn alle Empfänger sie brauchen.\n- Kopieren Sie keine Daten in private Werkzeuge, so praktisch sie sind.\n- Räumen Sie auf: Ein alter Export im Download-Ordner ist immer noch ein Export.\n\nNichts davon dauert länger als eine Minute, und fast jeder Vorfall beginnt mit einer dieser gesparten Minuten.',
        },
      },
      {
        title: { en: 'When something has gone wrong', de: 'Wenn etwas schiefgegangen ist' },
        minutes: 3,
        isAcknowledged: true,
        text: {
          en: 'A lost phone, a letter to the wrong address, a link that was open to everybody: report it at once, also when you are not sure, and also when it was your own doing. The company has 72 hours to inform the authority, and the clock starts when the first of us knows.\n\nNobody is blamed for a quick report. Silence costs more than any mistake.',
          de: 'Ein verlorenes Telefon, ein Brief an die falsche Adresse, ein Link, der allen offenstand: Melden Sie es sofort, auch wenn Sie nicht sicher sind, und auch, wenn es Ihr eigenes Versehen war. Das Unternehmen hat 72 Stunden Zeit, die Behörde zu informieren, und die Uhr läuft, sobald die Erste von uns davon weiß.\n\nFür eine rasche Meldung wird niemand getadelt. Schweigen kostet mehr als jeder Fehler.',
        },
      },
    ],
  },
  {
    segment: 'communication',
    title: { en: 'Feedback that helps', de: 'Rückmeldungen, die helfen' },
    cover: {
      file: 'cover-talk.png',
      alt: {
        en: 'Two people with a speech bubble each; one of them is listening.',
        de: 'Zwei Personen mit je einer Sprechblase; eine von ihnen hört zu.',
      },
    },
    about: {
      en: 'Most feedback comes too late, is too general, or is about the person. You practise saying what you saw, what it caused, and what you wish for.',
      de: 'Die meisten Rückmeldungen kommen zu spät, sind zu allgemein oder zielen auf die Person. Sie üben zu sagen, was Sie gesehen haben, was es bewirkte und was Sie sich wünschen.',
    },
    difficulty: 'easy',
    parts: [
      {
        title: { en: 'Saying what you saw', de: 'Sagen, was man gesehen hat' },
        minutes: 4,
        text: {
          en: 'Begin with something that a camera would have recorded. “In the meeting on Tuesday you answered before Leila had finished” can be checked. “You never listen” can only be fought over.\n\nThen say what it caused, for you or for the work: “I did not learn what she meant, and we decided without it.” And then what you wish for: “Next time, please let her finish.” Three sentences are enough.',
          de: 'Beginnen Sie mit etwas, das eine Kamera aufgezeichnet hätte. „In der Besprechung am Dienstag haben Sie geantwortet, bevor Leila fertig war“ lässt sich prüfen. „Sie hören nie zu“ lässt sich nur bestreiten.\n\nSagen Sie dann, was es bewirkte, für Sie oder für die Arbeit: „Ich habe nicht erfahren, was sie meinte, und wir haben ohne das entschieden.“ Und dann, was Sie sich wünschen: „Lassen Sie sie beim nächsten Mal bitte ausreden.“ Drei Sätze genügen.',
        },
      },
      {
        title: { en: 'Receiving it well', de: 'Gut damit umgehen' },
        minutes: 3,
        text: {
          en: 'When somebody tells you something difficult, you need to do only one thing at once: understand it. Ask for an example, say in your own words what you heard, and say thank you. You do not have to agree, and you do not have to answer now.\n\nDecide tomorrow what you will do with it, and tell the other person. Feedback without an echo is given once.',
          de: 'Wenn Ihnen jemand etwas Schwieriges sagt, müssen Sie im Augenblick nur eines tun: es verstehen. Bitten Sie um ein Beispiel, geben Sie in eigenen Worten wieder, was Sie gehört haben, und bedanken Sie sich. Sie müssen nicht zustimmen, und Sie müssen nicht jetzt antworten.\n\nEntscheiden Sie morgen, was Sie damit tun, und sagen Sie es der anderen Person. Eine Rückmeldung ohne Widerhall gibt man nur einmal.',
        },
      },
    ],
  },
  {
    segment: 'individual',
    title: { en: 'An hour of focus every day', de: 'Jeden Tag eine Stunde Konzentration' },
    about: {
      en: 'One undisturbed hour moves more than a scattered day. You find your hour, protect it, and learn to begin.',
      de: 'Eine ungestörte Stunde bewegt mehr als ein zerstückelter Tag. Sie finden Ihre Stunde, schützen sie und lernen anzufangen.',
    },
    difficulty: 'easy',
    parts: [
      {
        title: { en: 'Finding your hour', de: 'Die eigene Stunde finden' },
        minutes: 3,
        text: {
          en: 'Watch yourself for one week and note each morning and afternoon how awake you were, from one to five. Most people find the same hour every day. That hour belongs to the one task that matters most this month, and to nothing that anybody else could ask of you.\n\nPut it into the calendar like a meeting, with a title that says what you will do.',
          de: 'Beobachten Sie sich eine Woche lang und notieren Sie vormittags und nachmittags, wie wach Sie waren, auf einer Skala von eins bis fünf. Die meisten finden jeden Tag dieselbe Stunde. Sie gehört der einen Aufgabe, die diesen Monat am meisten zählt, und nichts, worum andere Sie bitten könnten.\n\nTragen Sie sie wie einen Termin in den Kalender ein, mit einem Titel, der sagt, was Sie tun werden.',
        },
      },
      {
        title: { en: 'Beginning', de: 'Anfangen' },
        minutes: 3,
        text: {
          en: 'The hardest part is the first five minutes. Make them small: the evening before, write down the very next step so exactly that you could do it half asleep. “Open the file, read the last paragraph, write one sentence.”\n\nLeave the phone in another room. If something comes to mind, put it on paper and go on. When the hour is over, stop in the middle of a sentence; tomorrow you will know how to begin.',
          de: 'Am schwersten sind die ersten fünf Minuten. Machen Sie sie klein: Schreiben Sie am Abend davor den allernächsten Schritt so genau auf, dass Sie ihn im Halbschlaf tun könnten. „Datei öffnen, letzten Absatz lesen, einen Satz schreiben.“\n\nLassen Sie das Telefon in einem anderen Raum. Fällt Ihnen etwas ein, notieren Sie es und machen weiter. Ist die Stunde um, hören Sie mitten im Satz auf; morgen wissen Sie dann, wie Sie anfangen.',
        },
      },
    ],
  },
]
