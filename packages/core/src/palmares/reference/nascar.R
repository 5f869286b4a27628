# Writes nascar.json: the finishing orders of the 36 races of the NASCAR season of 2002, by driver number, and published results on them.
# The races are those of Hunter (2004), from data/nascar.rda of the R package PlackettLuce (github.com/hturner/PlackettLuce).
# hunter: Table 2 of D. R. Hunter (2004), MM algorithms for generalized Bradley-Terry models, The Annals of Statistics 32(1), 384-406, whose
#   first and last three rows the help page of that data prints: log-worths relative to driver 1.
# with_ghost: the fit of all drivers in the vignette « Introduction to PlackettLuce », relative to driver 1, with half a win and half a
#   loss of each driver against a ghost, and with the standard errors that it prints.
# Run: Rscript packages/core/src/palmares/reference/nascar.R nascar.rda > packages/core/src/palmares/reference/nascar.json
load(commandArgs(trailingOnly = TRUE)[1])
named <- function(name) which(attr(nascar, "drivers") == name)
published <- function(names, worths, errors = NULL) {
  rows <- sapply(seq_along(names), function(i) {
    error <- if (is.null(errors) || is.na(errors[i])) "" else paste0(',"error":', errors[i])
    paste0('{"driver":', named(names[i]), ',"worth":', worths[i], error, "}")
  })
  paste0("[", paste(rows, collapse = ","), "]")
}
races <- apply(nascar, 1, function(race) paste0("[", paste(race[race > 0], collapse = ","), "]"))
best <- c("PJ Jones", "Scott Pruett", "Mark Martin")
last <- c("Dave Marcis", "Dick Trickle", "Joe Varde")
losers <- c("Andy Hillenburg", "Gary Bradberry", "Jason Hedlesky", "Randy Renfrow")
cat('{"races":[', paste(races, collapse = ","), '],',
  '"hunter":', published(c(best, last), c(4.15, 3.62, 2.08, 0.03, -0.31, -0.15)), ",",
  '"with_ghost":', published(
    c(best, last, losers),
    c(3.20, 2.77, 1.91, 0.02, -0.38, -0.12, -2.171065, -1.744754, -1.590764, -1.768629),
    c(rep(NA, 6), 1.812994, 1.855365, 1.881708, 1.904871)
  ), "}\n", sep = "")
