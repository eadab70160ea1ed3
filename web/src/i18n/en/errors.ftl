# Refusals, farewells and failures. Each says what to do.

refusal-not_asked = It is not your turn to answer.
refusal-not_offered = That is not possible now. Choose another answer.
refusal-not_understood = The house did not understand that. Load the page again.
refusal-watching = You are watching. Only those at the table can do that.
refusal-not_saved = The house could not write it down. Try again, or tell whoever runs it.
refusal-hello_first = The line was opened wrongly. Load the page again.
refusal-not_found = That is not there. Check the code.
