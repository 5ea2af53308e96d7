### Codes to be filled in, and pages for the embosser.

## The embosser

tactile-codes-embosser-unknown = There is no embosser named “{ $name }”. These can be chosen: { $known }.
tactile-codes-paper-unknown = There is no paper named “{ $name }”. These can be chosen: { $known }.
tactile-codes-cells-alike = With the code { $code }, the embosser would make the same dots for the stickers of the cards { $card } and { $other }. Change one of their signs, or choose another output than the embosser.
tactile-codes-cells-page = The sticker of the card { $card } needs { $wide } cells by { $high } lines, and the page has only { $columns } by { $lines }. Take larger paper, or a smaller code.
