import {
  choose,
  comment,
  type DemoBank,
  isTrue,
  match,
  opinion,
  pickPicture,
  pickWord,
  typeWord,
  write,
} from './demo-question.ts'

export const banksOfPeople: readonly DemoBank[] = [
  {
    title: ['Safety at work', 'Sicherheit bei der Arbeit'],
    about: ['Fire, first aid and machines.', 'Brand, Erste Hilfe und Maschinen.'],
    questions: [
      choose(
        ['easy', 'fire'],
        ['A bin is on fire. What do you do first?', 'Ein Papierkorb brennt. Was tun Sie zuerst?'],
        [['Warn the people near it', 'Die Menschen in der Nähe warnen']],
        [
          ['Open the windows', 'Die Fenster öffnen'],
          ['Fetch your things', 'Die eigenen Sachen holen'],
          ['Take a photograph', 'Ein Foto machen'],
        ],
      ),
      isTrue(
        ['easy', 'fire'],
        [
          'A lift may be used while the fire alarm sounds.',
          'Während des Feueralarms darf der Aufzug benutzt werden.',
        ],
        false,
      ),
      typeWord(
        ['medium', 'first aid'],
        [
          ['The European emergency number is', 'Die europäische Notrufnummer lautet'],
          ['.', '.'],
        ],
        [['112', '112']],
      ),
      match(
        ['medium', 'signs'],
        [
          'Match each colour of a sign to what it says',
          'Ordnen Sie jeder Farbe eines Schilds ihre Bedeutung zu',
        ],
        [
          [
            ['Red, round', 'Rot, rund'],
            ['forbidden', 'Verbot'],
          ],
          [
            ['Yellow, triangle', 'Gelb, dreieckig'],
            ['warning', 'Warnung'],
          ],
          [
            ['Blue, round', 'Blau, rund'],
            ['must be done', 'Gebot'],
          ],
          [
            ['Green, square', 'Grün, eckig'],
            ['way out or first aid', 'Rettung oder Erste Hilfe'],
          ],
        ],
      ),
      choose(
        ['medium', 'machines'],
        [
          'What must happen before a jam in a machine is cleared?',
          'Was muss geschehen, bevor ein Stau in einer Maschine beseitigt wird?',
        ],
        [
          [
            'It is switched off and secured against starting',
            'Sie wird ausgeschaltet und gegen Einschalten gesichert',
          ],
        ],
        [
          ['It is slowed down', 'Sie wird verlangsamt'],
          ['A colleague watches the switch', 'Jemand bewacht den Schalter'],
          ['Gloves are put on', 'Handschuhe werden angezogen'],
        ],
      ),
      choose(
        ['hard', 'first aid'],
        [
          'A person lies still and breathes normally. Which of these are right?',
          'Eine Person ist bewusstlos und atmet normal. Was ist richtig?',
        ],
        [
          ['Lay the person on the side', 'In die stabile Seitenlage bringen'],
          ['Call for help and keep watching the breath', 'Hilfe rufen und die Atmung weiter prüfen'],
        ],
        [
          ['Begin chest compressions', 'Mit der Herzdruckmassage beginnen'],
          ['Give something to drink', 'Etwas zu trinken geben'],
        ],
      ),
      pickPicture(
        ['easy', 'signs'],
        ['Which sign shows the way to first aid?', 'Welches Zeichen weist den Weg zur Ersten Hilfe?'],
        ['firstAid', ['White cross on green', 'Weißes Kreuz auf Grün']],
        [
          ['warning', ['Exclamation mark on yellow', 'Ausrufezeichen auf Gelb']],
          ['forbidden', ['Red ring with a stroke', 'Roter Ring mit Strich']],
          ['ordered', ['White figure on blue', 'Weiße Figur auf Blau']],
        ],
      ),
    ],
  },
  {
    title: ['Data protection', 'Datenschutz'],
    about: ['Personal data, passwords and mail.', 'Personenbezogene Daten, Kennwörter und E-Mail.'],
    questions: [
      choose(
        ['easy', 'personal data'],
        ['Which of these are personal data?', 'Welche dieser Angaben sind personenbezogen?'],
        [
          ['A photograph of a colleague', 'Das Foto einer Kollegin'],
          ['The number plate of a private car', 'Das Kennzeichen eines Privatwagens'],
        ],
        [
          ['The turnover of a company limited by shares', 'Der Umsatz einer Aktiengesellschaft'],
          ['The outside temperature', 'Die Außentemperatur'],
        ],
      ),
      isTrue(
        ['easy', 'passwords'],
        [
          'A long sentence makes a better password than a short word with special characters.',
          'Ein langer Satz ist ein besseres Kennwort als ein kurzes Wort mit Sonderzeichen.',
        ],
        true,
      ),
      pickWord(
        ['medium', 'mail'],
        [
          [
            'A mail that pretends to come from your bank and asks for your password is called',
            'Eine E-Mail, die vorgibt, von Ihrer Bank zu kommen, und nach dem Kennwort fragt, heißt',
          ],
          ['.', '.'],
        ],
        ['phishing', 'Phishing'],
        [
          ['spam', 'Spam'],
          ['newsletter', 'Newsletter'],
          ['encryption', 'Verschlüsselung'],
        ],
      ),
      typeWord(
        ['medium', 'personal data'],
        [
          [
            'Within how many hours must a breach be reported to the authority? Within',
            'Binnen wie vielen Stunden ist eine Verletzung der Behörde zu melden? Binnen',
          ],
          ['hours.', 'Stunden.'],
        ],
        [['72', '72']],
      ),
      match(
        ['hard', 'personal data'],
        ['Match each right to what it means', 'Ordnen Sie jedem Recht seine Bedeutung zu'],
        [
          [
            ['Access', 'Auskunft'],
            ['to read what is kept', 'lesen, was gespeichert ist'],
          ],
          [
            ['Erasure', 'Löschung'],
            ['to have it removed', 'es entfernen lassen'],
          ],
          [
            ['Portability', 'Übertragbarkeit'],
            ['to take it elsewhere', 'es mitnehmen können'],
          ],
        ],
      ),
      write(
        ['hard', 'mail'],
        [
          'You sent a list with customers’ addresses to the wrong person. Describe your next three steps.',
          'Sie haben eine Liste mit Kundenadressen an die falsche Person geschickt. Beschreiben Sie Ihre nächsten drei Schritte.',
        ],
        [
          'Tell the data protection officer at once, ask the recipient to delete the list and confirm it, write down what happened and when.',
          'Sofort den Datenschutz verständigen, um Löschung und Bestätigung bitten, festhalten, was wann geschah.',
        ],
      ),
    ],
  },
  {
    title: ['Leading and working together', 'Führen und zusammenarbeiten'],
    about: [
      'Conversations, feedback, and what people think.',
      'Gespräche, Rückmeldung und was Menschen denken.',
    ],
    questions: [
      choose(
        ['easy', 'feedback'],
        ['What makes feedback easy to take?', 'Was macht Rückmeldung leicht annehmbar?'],
        [['It tells what was seen, with an example', 'Sie sagt, was zu sehen war, mit Beispiel']],
        [
          ['It comes once a year', 'Sie kommt einmal im Jahr'],
          ['It compares with a colleague', 'Sie vergleicht mit anderen'],
          ['It explains the other’s character', 'Sie erklärt den Charakter'],
        ],
      ),
      isTrue(
        ['easy', 'meetings'],
        [
          'A meeting without a question to decide can be a message instead.',
          'Eine Besprechung, in der nichts zu entscheiden ist, kann eine Nachricht sein.',
        ],
        true,
      ),
      pickWord(
        ['medium', 'feedback'],
        [
          [
            'Whoever listens first and then repeats in their own words is',
            'Wer erst zuhört und dann mit eigenen Worten wiederholt, hört',
          ],
          ['.', 'zu.'],
        ],
        ['listening actively', 'aktiv'],
        [
          ['agreeing', 'zustimmend'],
          ['judging', 'wertend'],
        ],
      ),
      match(
        ['medium', 'meetings'],
        [
          'Match each role in a meeting to its task',
          'Ordnen Sie jeder Rolle einer Besprechung ihre Aufgabe zu',
        ],
        [
          [
            ['Facilitator', 'Leitung'],
            ['keeps to the question', 'bleibt bei der Frage'],
          ],
          [
            ['Timekeeper', 'Zeitwacht'],
            ['says when it is over', 'sagt, wann Schluss ist'],
          ],
          [
            ['Writer', 'Protokoll'],
            ['notes who does what until when', 'hält fest, wer was bis wann tut'],
          ],
        ],
      ),
      opinion('mood', ['I know what is expected of me.', 'Ich weiß, was von mir erwartet wird.']),
      opinion('mood', ['My work is noticed.', 'Meine Arbeit wird gesehen.']),
      opinion('mood', [
        'I can say it when something goes wrong.',
        'Ich kann es sagen, wenn etwas schiefgeht.',
      ]),
      opinion('mood', ['I would recommend us to a friend.', 'Ich würde uns weiterempfehlen.']),
      comment('mood', [
        'What goes well, and what should change?',
        'Was läuft gut, und was sollte sich ändern?',
      ]),
      comment('wish', [
        'If you could change one thing tomorrow, what would it be?',
        'Wenn Sie morgen eines ändern könnten: Was wäre es?',
      ]),
      opinion('about one', ['Listens before deciding.', 'Hört zu, bevor entschieden wird.']),
      opinion('about one', [
        'Says clearly what is expected, and by when.',
        'Sagt klar, was bis wann erwartet wird.',
      ]),
      opinion('about one', [
        'Says what was good, and soon enough.',
        'Sagt, was gut war, und das bald genug.',
      ]),
      opinion('about one', ['Keeps what was promised.', 'Hält ein, was versprochen ist.']),
      comment('about one', [
        'What should stay as it is, and what would you like to see more often?',
        'Was soll so bleiben, und wovon wünschen Sie sich mehr?',
      ]),
    ],
  },
]
