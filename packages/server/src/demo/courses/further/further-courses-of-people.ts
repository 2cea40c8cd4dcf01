import { course, part, type FurtherCourse } from './further-course.ts'

export const furtherCoursesOfPeople: readonly FurtherCourse[] = [
  course(
    'finance',
    'easy',
    {
      title: ['Profit is not cash', 'Gewinn ist nicht Geld'],
      about: [
        'A firm can earn well and still be unable to pay wages. You draw the thirteen weeks ahead on one sheet.',
        'Ein Betrieb kann gut verdienen und doch keine Löhne zahlen können. Sie zeichnen die nächsten dreizehn Wochen auf ein Blatt.',
      ],
    },
    [
      part(
        4,
        ['Where the money waits', 'Wo das Geld wartet'],
        [
          'You buy steel in March, build in April, deliver in May and are paid in July. The profit stands in the books of May; the money is four months away from where it began. Growing makes the gap wider, which is why young firms fail in their best year.',
          'Sie kaufen im März Stahl, bauen im April, liefern im Mai und werden im Juli bezahlt. Der Gewinn steht in den Büchern des Mai; das Geld ist vier Monate unterwegs. Wachstum weitet die Lücke, und darum scheitern junge Betriebe in ihrem besten Jahr.',
        ],
      ),
      part(
        4,
        ['Thirteen weeks on one sheet', 'Dreizehn Wochen auf einem Blatt'],
        [
          'Write the weeks across the top, what comes in and what goes out below, and the balance at the foot. Use dates on which people really pay, not those on the invoice. Where the foot line falls below one month’s wages, you have that many weeks to act. Update it every Monday; it takes ten minutes.',
          'Schreiben Sie oben die Wochen, darunter, was kommt und was geht, und am Fuß den Stand. Nehmen Sie die Tage, an denen wirklich gezahlt wird, nicht die der Rechnung. Wo die Fußzeile unter einen Monat Löhne fällt, haben Sie so viele Wochen Zeit zu handeln. Pflegen Sie das Blatt jeden Montag; es dauert zehn Minuten.',
        ],
      ),
    ],
    { inDepth: true, tests: ['Drawn anew each time: Finance in plain words'] },
  ),
  course(
    'finance',
    'hard',
    {
      title: ['Is the machine worth it?', 'Lohnt sich die Maschine?'],
      about: [
        'Money next year is worth less than money today. With one table you compare buying, renting and doing nothing.',
        'Geld im nächsten Jahr ist weniger wert als heute. Mit einer Tabelle vergleichen Sie Kaufen, Mieten und Nichtstun.',
      ],
    },
    [
      part(
        5,
        ['Counting in today’s money', 'In heutigem Geld rechnen'],
        [
          'At eight per cent, a hundred that comes in a year is worth about ninety-three today, in two years eighty-six, in five sixty-eight. Take that share of each year’s saving and add them up. If the sum is larger than the price, the machine earns more than eight per cent.',
          'Bei acht Prozent sind hundert, die in einem Jahr kommen, heute rund dreiundneunzig wert, in zwei Jahren sechsundachtzig, in fünf achtundsechzig. Nehmen Sie von der Ersparnis jedes Jahres diesen Anteil und zählen Sie zusammen. Ist die Summe größer als der Preis, bringt die Maschine mehr als acht Prozent.',
        ],
      ),
      part(
        4,
        ['What nobody wrote down', 'Was niemand aufschrieb'],
        [
          'Ask for the four figures that are always missing: training, the weeks of double work, what the old machine still fetches, and what it costs to do nothing for a year. Often the last is the smallest. Then waiting is a decision too, and a good one.',
          'Fragen Sie nach den vier Zahlen, die immer fehlen: Schulung, die Wochen doppelter Arbeit, was die alte Maschine noch bringt, und was ein Jahr Nichtstun kostet. Oft ist die letzte die kleinste. Dann ist auch Warten eine Entscheidung, und eine gute.',
        ],
      ),
    ],
    { unlock: { by: 'all' } },
  ),
  course(
    'systems',
    'easy',
    {
      title: ['The first week of somebody new', 'Die erste Woche im neuen Betrieb'],
      about: [
        'Who stays is decided in the first days. You prepare a week in which somebody does something useful on the second day.',
        'Wer bleibt, entscheidet sich in den ersten Tagen. Sie bereiten eine Woche vor, in der jemand schon am zweiten Tag etwas Nützliches tut.',
      ],
    },
    [
      part(
        3,
        ['Before the first day', 'Vor dem ersten Tag'],
        [
          'Write a letter a week ahead: where to come, whom to ask for, what to wear, where lunch is. Have the account, the chair and the key ready. Nothing says “we forgot you” as clearly as a morning of waiting for a password.',
          'Schreiben Sie eine Woche vorher einen Brief: wohin man kommt, nach wem man fragt, was man anzieht, wo es Mittagessen gibt. Halten Sie Zugang, Stuhl und Schlüssel bereit. Nichts sagt so deutlich „Wir haben Sie vergessen“ wie ein Vormittag Warten auf ein Kennwort.',
        ],
      ),
      part(
        4,
        ['One task, one person', 'Eine Aufgabe, ein Mensch'],
        [
          'Name one person who may be asked anything, and free two hours of their day. Choose a small real task that is done by Wednesday and that somebody will thank for. On Friday ask two questions: what surprised you, and what would you have needed on Monday? Change the list for the next one.',
          'Benennen Sie einen Menschen, den man alles fragen darf, und halten Sie ihm täglich zwei Stunden frei. Wählen Sie eine kleine echte Aufgabe, die bis Mittwoch fertig ist und für die sich jemand bedankt. Stellen Sie am Freitag zwei Fragen: Was hat Sie überrascht, und was hätten Sie am Montag gebraucht? Ändern Sie die Liste für die Nächsten.',
        ],
      ),
    ],
    { inDepth: true },
  ),
  course(
    'systems',
    'medium',
    {
      title: ['Describing a process so that it holds', 'Einen Ablauf so beschreiben, dass er hält'],
      about: [
        'A handbook that nobody opens protects nobody. You describe one process on a page, with the people who do it.',
        'Ein Handbuch, das niemand öffnet, schützt niemanden. Sie beschreiben einen Ablauf auf einer Seite, mit denen, die ihn tun.',
      ],
    },
    [
      part(
        4,
        ['Go and see', 'Hingehen und zusehen'],
        [
          'Follow one order from the first call to the paid invoice, on foot. Note each hand it passes through and how long it lay still. You will find that it is worked on for an hour and waits for nine days. Describe what is, not what was agreed in 2019.',
          'Begleiten Sie einen Auftrag vom ersten Anruf bis zur bezahlten Rechnung, zu Fuß. Notieren Sie, durch wessen Hände er geht und wie lange er liegen bleibt. Sie werden sehen, dass eine Stunde an ihm gearbeitet wird und er neun Tage wartet. Beschreiben Sie, was ist, nicht, was 2019 beschlossen wurde.',
        ],
      ),
      part(
        3,
        ['Seven lines', 'Sieben Zeilen'],
        [
          'Who begins it, by what sign, which five steps, and who is told at the end. If it takes more than seven lines, it is two processes. Put a name and a date beneath: the name is whom one asks, the date is when it is looked at again.',
          'Wer beginnt, auf welches Zeichen, welche fünf Schritte, und wer erfährt es am Ende. Braucht es mehr als sieben Zeilen, sind es zwei Abläufe. Setzen Sie einen Namen und ein Datum darunter: Der Name ist, wen man fragt, das Datum, wann man wieder hinsieht.',
        ],
      ),
    ],
    {
      page: {
        title: { en: 'How others draw processes', de: 'Wie andere Abläufe zeichnen' },
        url: 'https://www.omg.org/bpmn/',
        opensWindow: true,
      },
    },
  ),
  course(
    'communication',
    'easy',
    {
      title: ['Meetings that end early', 'Sitzungen, die früher enden'],
      about: [
        'A meeting is the dearest thing a team buys without asking the price. You hold fewer of them, and better.',
        'Eine Sitzung ist das Teuerste, was ein Team kauft, ohne nach dem Preis zu fragen. Sie kommen mit weniger davon aus, und die werden besser.',
      ],
    },
    [
      part(
        3,
        ['A question for a title', 'Eine Frage als Titel'],
        [
          'Invite people to a question, not to a subject. “Spare parts” can last for ever; “Do we order the second press this month?” ends with a yes or a no. Whoever has nothing to add to the answer need not come, and reads the result.',
          'Laden Sie zu einer Frage ein, nicht zu einem Thema. „Ersatzteile“ kann ewig dauern; „Bestellen wir die zweite Presse in diesem Monat?“ endet mit ja oder nein. Wer zur Antwort nichts beiträgt, muss nicht kommen und liest das Ergebnis.',
        ],
      ),
      part(
        3,
        ['Who, what, until when', 'Wer, was, bis wann'],
        [
          'Stop five minutes before the end and read aloud what was agreed: a name, a verb, a date. What has no name will not happen. Send these lines within the hour; longer minutes are read by nobody.',
          'Hören Sie fünf Minuten vor dem Ende auf und lesen Sie vor, was vereinbart ist: ein Name, ein Verb, ein Datum. Was keinen Namen hat, geschieht nicht. Schicken Sie diese Zeilen binnen einer Stunde; längere Protokolle liest niemand.',
        ],
      ),
    ],
    { inDepth: true, isFeatured: true, tests: ['What you think of your work'] },
  ),
  course(
    'communication',
    'medium',
    {
      title: ['Difficult news', 'Schwierige Nachrichten'],
      about: [
        'A lost order, a closed site, a mistake of your own: you say it plainly, early and in person, and stay in the room.',
        'Ein verlorener Auftrag, ein geschlossener Standort, ein eigener Fehler: Sie sagen es klar, früh und persönlich, und bleiben im Raum.',
      ],
    },
    [
      part(
        4,
        ['The first sentence', 'Der erste Satz'],
        [
          'Say the news in the first sentence. Every minute of preparing the ground is a minute in which people imagine worse. “We are closing the workshop in Kassel at the end of June.” Then be silent, and let it arrive.\n\nReasons come second, and only three of them.',
          'Sagen Sie die Nachricht im ersten Satz. Jede Minute Vorrede ist eine Minute, in der man sich Schlimmeres ausmalt. „Wir schließen die Werkstatt in Kassel Ende Juni.“ Schweigen Sie dann, und lassen Sie es ankommen.\n\nGründe kommen danach, und nur drei.',
        ],
      ),
      part(
        3,
        ['What you do not know yet', 'Was Sie noch nicht wissen'],
        [
          'Name what is open and when you will know it. “Who moves to Fulda is decided on the tenth.” Promise nothing else. People forgive a hard answer; they do not forgive one that was softened and came back.',
          'Nennen Sie, was offen ist, und wann Sie es wissen. „Wer nach Fulda geht, entscheidet sich am Zehnten.“ Versprechen Sie sonst nichts. Eine harte Antwort verzeiht man; eine beschönigte, die später zurückkommt, nicht.',
        ],
      ),
    ],
    { unlock: { by: 'some', count: 1 }, tests: ['Drawn anew each time: Leading and working together'] },
  ),
  course(
    'individual',
    'easy',
    {
      title: ['Learning so that it stays', 'So lernen, dass es bleibt'],
      about: [
        'Reading twice feels like knowing and is not. You learn by recalling, at growing distances, in small pieces.',
        'Zweimal lesen fühlt sich wie Wissen an und ist keines. Sie lernen durch Erinnern, in wachsenden Abständen, in kleinen Stücken.',
      ],
    },
    [
      part(
        3,
        ['Close the book', 'Das Buch zuklappen'],
        [
          'Read a page, close the book and write down what you remember. What is missing shows you what to read again. It is tiring, and that is the sign that it works: what you fetch from memory is easier to fetch the next time.',
          'Lesen Sie eine Seite, klappen Sie das Buch zu und schreiben Sie auf, was Sie noch wissen. Was fehlt, zeigt, was noch einmal zu lesen ist. Das ist anstrengend, und eben daran merken Sie, dass es wirkt: Was man aus dem Gedächtnis holt, kommt beim nächsten Mal leichter.',
        ],
      ),
      part(
        3,
        ['One day, three days, ten days', 'Ein Tag, drei Tage, zehn Tage'],
        [
          'Ask yourself again after one day, after three, after ten. Five minutes each are enough. Mix two subjects rather than finishing one: changing makes the memory choose, and choosing is what you need at work.',
          'Fragen Sie sich nach einem Tag wieder, nach drei, nach zehn. Je fünf Minuten genügen. Mischen Sie zwei Gebiete, statt eines zu beenden: Der Wechsel lässt das Gedächtnis wählen, und wählen müssen Sie auch bei der Arbeit.',
        ],
      ),
    ],
    { inDepth: true, tests: ['Final test'] },
  ),
  course(
    'individual',
    'medium',
    {
      title: ['Working well with pressure', 'Unter Druck gut arbeiten'],
      about: [
        'Pressure is not the enemy; pressure without an end is. You notice your own signs, and know three things to do within a minute.',
        'Nicht Druck ist der Feind, sondern Druck ohne Ende. Sie kennen Ihre eigenen Zeichen und drei Dinge, die in einer Minute helfen.',
      ],
    },
    [
      part(
        3,
        ['Your own signs', 'Die eigenen Zeichen'],
        [
          'Some grow quiet, some loud; some eat at the desk, some stop eating. Ask somebody who knows you what they notice first. Write the sign on a card: when you see it, you have an hour, not a week.',
          'Manche werden still, manche laut; manche essen am Schreibtisch, manche gar nicht. Fragen Sie jemanden, der Sie kennt, was zuerst auffällt. Schreiben Sie das Zeichen auf eine Karte: Sehen Sie es, haben Sie eine Stunde, nicht eine Woche.',
        ],
      ),
      part(
        4,
        ['Three things in a minute', 'Drei Dinge in einer Minute'],
        [
          'Breathe out longer than in, six times. Write down everything that pulls at you, and mark the one thing that cannot wait. Tell one person what you will leave undone today.\n\nIf the signs stay for more than two weeks, speak to somebody whose trade it is. That is not weakness; it is maintenance.',
          'Nehmen Sie sechs Atemzüge, und atmen Sie jedes Mal länger aus als ein. Schreiben Sie alles auf, was an Ihnen zieht, und markieren Sie das eine, das nicht warten kann. Sagen Sie einem Menschen, was heute liegen bleibt.\n\nBleiben die Zeichen länger als zwei Wochen, sprechen Sie mit jemandem, dessen Beruf das ist. Das ist keine Schwäche, sondern Wartung.',
        ],
      ),
    ],
  ),
]
