### The engine protocol (docs/notation.md): what it refuses, and what it says to the person who starts it.

## Answers to a program
## The error of a request that the engine refuses (docs/notation.md); words in quotation marks stay as they are. The
## last three are printed in the terminal for the person who starts it. $limit: the most that is allowed, in MiB, levels
## or digits; $place: the number of the byte or character with the fault, “17”; $name: what stands where a number
## should, “NaN”; $field: the field with the fault, “seats”; $op: the operation that was asked for, “paly”, and $known:
## all that there are, as a list; $action: the action of the clock; $locale: the language that was asked for, “de”;
## $fault: the name of the error in Python, “ValueError”.

engine-line-too-long = This line is longer than { $limit } MiB and was not read. Send each request on a line of its own.
engine-not-utf8 = This line is not UTF-8 text: byte { $place } cannot be read. Send requests in UTF-8.
engine-not-json = This line is not JSON: the error is at character { $place }. Send one JSON object a line.
engine-not-object = A request is a JSON object in braces. This line holds another kind of value.
engine-too-deep = Lists and objects are nested more than { $limit } deep here. No request needs that.
engine-not-number = { $name } is not a number in JSON. Send a whole number.
engine-number-too-long = A number here is too big. A whole number may have up to { $limit } digits.
engine-field-twice = The field “{ $field }” is written twice in one object. Write it once.
engine-field-missing = The field “{ $field }” is missing from the request.
engine-field-not-text = The field “{ $field }” must be a text in quotation marks.
engine-field-not-number = The field “{ $field }” must be a whole number.
engine-field-not-object = The field “{ $field }” must be a JSON object.
engine-op-unknown = There is no operation “{ $op }”. The operations are: { $known }.
engine-seats-wrong = The field “seats” must be the number of seats. Or it is a list with an object for each.
engine-clock-only = Only the clock acts without a seat: with seat null, the action is “{ $action }”.
engine-locale-unknown = The language “{ $locale }” is not available. The field “locale” is “fr” or “en”.
engine-no-game = No game has been started yet. Start one with “new” or “load”.
engine-fault = The program failed on this request because of a bug ({ $fault }). Continue from “position”, and please report the request.

engine-help = Serves games to other programs: one JSON request a line on standard input, one reply a line on standard output. The requests are described in docs/notation.md.
engine-no-arguments = The engine takes no arguments: it reads requests from standard input, one a line. Start it again without any.
engine-stream-failed = The engine had to stop: its input or output failed ({ $fault }).
