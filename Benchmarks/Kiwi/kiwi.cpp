// Times kiwi on the screens that `SolverBenchmark --screens` prints.
//
// A line a screen: "kiwi", name, build and solve with all rows, without the rows for width and height >= 0, and the time to
// suggest the widths of all texts; microseconds of processor time, "nan" where it would take too long.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <time.h>
#include <vector>

struct Row {
    int relation, rank, isNonNegativity;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Screen {
    std::string name;
    int variableCount = 0;
    std::vector<Row> rows;
    std::vector<std::pair<int, int>> texts;
    std::vector<std::vector<double>> locales;
};

static double now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

// Strengths 30 times apart for each priority; kiwi's doubles hold no more levels.
static double strength(const Row &row) { return row.rank == 0 ? kiwi::strength::required : std::pow(30.0, row.rank - 1); }

static kiwi::Expression expression(const Row &row, const std::vector<kiwi::Variable> &variables) {
    std::vector<kiwi::Term> terms;
    for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    return kiwi::Expression(terms, -row.constant);
}

static kiwi::RelationalOperator op(const Row &row) {
    return row.relation == 0 ? kiwi::OP_EQ : row.relation < 0 ? kiwi::OP_LE : kiwi::OP_GE;
}

static double build(const Screen &screen, bool withNonNegativity) {
    double start = now();
    std::vector<kiwi::Variable> variables(screen.variableCount);
    kiwi::Solver solver;
    for (auto &row : screen.rows) {
        if (row.isNonNegativity && !withNonNegativity) continue;
        solver.addConstraint(kiwi::Constraint(expression(row, variables), op(row), strength(row)));
    }
    solver.updateVariables();
    return now() - start;
}

static double best(const Screen &screen, bool withNonNegativity) {
    double result = 1e300, spent = 0;
    for (int run = 0; run < 5 || (spent < 60000 && run < 300); ++run) {
        double time = build(screen, withNonNegativity);
        result = std::min(result, time);
        spent += time;
        if (spent > 3e6) break;
    }
    return result;
}

static double edits(const Screen &screen) {
    std::vector<kiwi::Variable> variables(screen.variableCount);
    std::vector<kiwi::Variable> widths(screen.texts.size());
    std::vector<int> textOfRow(screen.rows.size(), -1);
    for (size_t text = 0; text < screen.texts.size(); ++text) {
        textOfRow[screen.texts[text].first] = text;
        textOfRow[screen.texts[text].second] = text;
    }
    kiwi::Solver solver;
    for (size_t text = 0; text < widths.size(); ++text) {
        solver.addEditVariable(widths[text], kiwi::strength::create(999, 0, 0));
        solver.suggestValue(widths[text], screen.rows[screen.texts[text].first].constant);
    }
    for (size_t index = 0; index < screen.rows.size(); ++index) {
        const Row &row = screen.rows[index];
        if (row.isNonNegativity) continue;
        if (textOfRow[index] < 0) {
            solver.addConstraint(kiwi::Constraint(expression(row, variables), op(row), strength(row)));
        } else {
            Row bare = row;
            bare.constant = 0;
            kiwi::Expression sum = expression(bare, variables) - widths[textOfRow[index]];
            solver.addConstraint(kiwi::Constraint(sum, op(row), strength(row)));
        }
    }
    solver.updateVariables();
    double result = 1e300, spent = 0;
    for (int run = 0; run < 5 || (spent < 60000 && run < 300); ++run) {
        double start = now();
        for (auto &locale : screen.locales) {
            for (size_t text = 0; text < widths.size(); ++text) solver.suggestValue(widths[text], locale[text]);
            solver.updateVariables();
        }
        double time = now() - start;
        result = std::min(result, time / screen.locales.size());
        spent += time;
        if (spent > 3e6) break;
    }
    return result;
}

int main(int argumentCount, char **arguments) {
    // The largest number of views that is tried, and of edits.
    int limit = argumentCount > 1 ? std::stoi(arguments[1]) : 500;
    std::string word;
    while (std::cin >> word) {
        Screen screen;
        int rowCount, textCount, localeCount;
        std::cin >> screen.name >> screen.variableCount >> rowCount >> textCount >> localeCount;
        screen.rows.resize(rowCount);
        for (auto &row : screen.rows) {
            int termCount;
            std::cin >> row.relation >> row.rank >> row.isNonNegativity >> row.constant >> termCount;
            row.terms.resize(termCount);
            for (auto &term : row.terms) std::cin >> term.first >> term.second;
        }
        screen.texts.resize(textCount);
        for (auto &text : screen.texts) std::cin >> text.first >> text.second;
        screen.locales.assign(localeCount, std::vector<double>(textCount));
        for (auto &locale : screen.locales)
            for (double &width : locale) std::cin >> width;
        if (screen.variableCount / 4 > limit) continue;
        double all = screen.variableCount / 4 > 200 ? NAN : best(screen, true);
        double some = best(screen, false);
        double suggested = screen.variableCount / 4 > 200 ? NAN : edits(screen);
        std::printf("kiwi %s %.3f %.3f %.3f\n", screen.name.c_str(), all, some, suggested);
        std::fflush(stdout);
    }
}
